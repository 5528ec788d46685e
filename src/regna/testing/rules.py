"""Properties of decisions: the contract, legality, notation, settling, ending."""

from __future__ import annotations

from collections.abc import Iterator

from regna.core import BadNotation, Event, Game, IllegalMove, Refusal
from regna.testing.sample import LIMIT, Playthrough, Sample, difference, not_json, short

OUTSIDE = [-1, -(10**9), 2**31, 2**40, 2**70]
GARBAGE = ["", " ", "?", "xyzzy 99", "play \u2603", "a1 b2 c3 d4 e5", "-1", "\x00", "x" * 500]


def names(played: Playthrough) -> Iterator[str]:
    """Scripts and steps have names that documents can tell apart; whatever is said has a code."""
    scripts = played.game.scripts
    if len({script.name for script in scripts}) != len(scripts):
        yield f"two scripts have one name: {[script.name for script in scripts]}"
    for script in scripts:
        steps = [step.name for step in script.steps]
        if len(set(steps)) != len(steps) or "end" in steps:
            yield f"script {script.name}: step names must differ and not be 'end': {steps}"
        for step in script.steps:
            if step.asks and not step.rule:
                yield f"step {script.name}.{step.name} asks and names no rule"
            for called in step.calls:
                if called not in scripts:
                    where = f"step {script.name}.{step.name}"
                    yield f"{where} calls {called.name}, which is no script of this game"
    for code in [*refusals(played.game), *played.game.codes()]:
        if not code.removeprefix(f"{played.game.name}-"):
            yield "whatever is said needs a code"


def refusals(game: Game) -> list[str]:
    """The codes of all refusals of a game."""
    return [row.code for row in game.said.refusals[1:]]


def contract(sample: Sample) -> Iterator[str]:
    """Whoever must decide has different moves to choose from, in a fresh list."""
    state = sample.state
    seat = state.to_act
    if seat is None:
        yield from after_the_end(sample)
        return
    if not 0 <= seat < state.seats:
        yield f"to_act is {seat} of {state.seats} seats"
    moves = state.moves()
    listed = list(moves)
    if not moves:
        yield "no moves though a seat must act"
    if len(set(moves)) != len(moves):
        yield f"a move twice in moves(): {short(sorted(moves))}"
    if any(type(move) is not int or not 0 <= move < sample.game.move_space for move in moves):
        yield f"a move outside the space of {sample.game.move_space}: {short(moves)}"
    if state.count() != len(moves):
        yield f"count() is {state.count()}, moves() has {len(moves)}"
    if [state.nth(k) for k in range(state.count())] != moves:
        yield "nth() and moves() disagree"
    moves.clear()
    if state.moves() != listed:
        yield "moves() is not a fresh list, or its order changes"
    ask = state.ask
    if ask is None:
        yield "no ask though a seat must act"
    elif not ask.code or not ask.rule:
        yield f"the ask needs a code and a rule: {ask.document()}"
    elif not_json(ask.facts):
        yield f"facts of ask {ask.code}: {not_json(ask.facts)}"


def after_the_end(sample: Sample) -> Iterator[str]:
    """Once the game is over nobody is asked and every move is refused as game-over."""
    state = sample.state
    if state.ask is not None or state.moves() or state.count():
        yield "the game is over, yet there is something to decide"
    for move in [0, sample.game.move_space - 1, *OUTSIDE]:
        refusal = state.why_not(move)
        if refusal is None or refusal.code != "game-over":
            yield f"the game is over, yet why_not({move}) is {refusal}"
        yield from refuses(sample, move)


def legality(sample: Sample) -> Iterator[str]:
    """A move is listed exactly when why_not gives None; refused moves change nothing."""
    state, game = sample.state, sample.game
    if state.to_act is None:
        return
    legal = set(state.moves())
    codes = set(refusals(game))
    refused: list[int] = []
    for move in range(game.move_space):
        refusal = state.why_not(move)
        if (refusal is None) != (move in legal):
            text = game.write(state, move)
            if refusal is None:
                yield f"move {move} ({text}) is not listed, yet why_not gives None"
            else:
                yield f"move {move} ({text}) is listed, yet refused: {refusal.document()}"
        if refusal is not None:
            refused.append(move)
            yield from fit_to_say(refusal, codes)
    for move in [*OUTSIDE, game.move_space]:
        refusal = state.why_not(move)
        if refusal is None or refusal.code != "no-such-move":
            yield f"why_not({move}), outside the move space, is {refusal}"
        yield from refuses(sample, move)
    for place in sample.pick(10, len(refused)):
        yield from refuses(sample, refused[place])


def fit_to_say(refusal: Refusal, codes: set[str]) -> Iterator[str]:
    """A refusal has a code of the game's table, a rule, and facts in JSON."""
    if refusal.code not in codes:
        yield f"refusal code {refusal.code!r} is not one of the game's refusals"
    if not refusal.rule:
        yield f"refusal {refusal.code} names no rule"
    if refusal.facts and not_json(refusal.facts):
        yield f"facts of refusal {refusal.code}: {not_json(refusal.facts)}"


def refuses(sample: Sample, move: int) -> Iterator[str]:
    """Playing a refused move raises IllegalMove and leaves the state untouched."""
    state = sample.state
    before = state.dump()
    events: list[Event] = []
    try:
        state.play(move, events)
    except IllegalMove as error:
        if error.refusal != state.why_not(move):
            yield f"play({move}) and why_not({move}) give different reasons"
    else:
        yield f"play({move}) is carried out though why_not refuses it"
    if events:
        yield f"refused move {move} reports events"
    if state.dump() != before:
        yield f"refused move {move} changes the state: {difference(before, state.dump())}"


def notation(sample: Sample) -> Iterator[str]:
    """Every move, legal or not, can be written and read back; garbage is refused."""
    state, game = sample.state, sample.game
    for move in {*state.moves(), *sample.pick(400, game.move_space)}:
        text = game.write(state, move)
        if not text or "\n" in text or text != text.strip():
            yield f"move {move} is written {text!r}, not one clean line"
        if game.read(state, text) != move:
            yield f"move {move} is written {text!r}, which is read as {game.read(state, text)}"
        parts = game.parts(state, move)
        if not isinstance(parts.get("verb"), str):
            yield f"parts of {text!r} have no verb: {parts}"
        if not_json(parts):
            yield f"parts of {text!r}: {not_json(parts)}"
    for text in GARBAGE:
        try:
            move = game.read(state, text)
        except BadNotation as error:
            if not error.expected:
                yield f"reading {text!r} does not say what was expected"
        else:
            yield f"{short(text)} is read as move {move}"


def settle(sample: Sample) -> Iterator[str]:
    """Settling plays exactly the decisions that have one answer, and reports them."""
    settled, by_hand = sample.twin(), sample.twin()
    events: list[Event] = []
    settled.settle(events)
    told: list[Event] = []
    while by_hand.to_act is not None and by_hand.count() == 1:
        by_hand.play(by_hand.moves()[0], told)
    quiet = sample.twin()
    quiet.settle()
    for other in (by_hand, quiet):
        if settled.dump() != other.dump():
            yield f"settle differs from playing: {difference(settled.dump(), other.dump())}"
    if events != told:
        yield "settle does not report the events of the moves it plays"


def ending(played: Playthrough) -> Iterator[str]:
    """Random play ends in time."""
    if played.end.to_act is not None:
        yield f"random play has not ended after {LIMIT} decisions"


def decision(sample: Sample) -> Iterator[str]:
    """There is no dead end."""
    if sample.state.to_act is not None and sample.state.count() < 1:
        yield f"dead end at decision {sample.decision}: no legal move at {sample.state.ask}"


def invariants(sample: Sample) -> Iterator[str]:
    """The game's own invariants hold in every state."""
    for fault in sample.state.faults():
        yield f"at decision {sample.decision}: {fault}"

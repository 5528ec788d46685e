"""How fast the engine is: play, simulation, copies, new games and fills, interpreted and compiled.

    python bench/engine.py                         every game, engine compiled into a scratch folder
    python bench/engine.py heirs --compiled DIR    with a compiled engine that is already there
    python bench/engine.py --json                  the figures as a document, to compare commits
    python bench/engine.py --against pyminion      Big Money mirror games beside those of pyminion

Each figure is measured several times and given with the range of the
measurements. All columns play the same games: as many of each case of a game,
with fixed seeds and fixed choices, over and over until there is enough to time.
CPU seconds are counted, not those on the wall. Before anything is timed, every
benchmark game is replayed through `play` and must end in the same `dump()`.

`--against` takes turns with the other engine, which is installed into
build/against on first use, so that both meet the same machine; the ratio of
each turn is what counts.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from shutil import copytree, ignore_patterns
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from regna.core import Game, Rng, State

SOURCE = Path(__file__).resolve().parents[1] / "src"
Figures = dict[str, list[float]]  # what is measured: one value per repetition

ALIKE = ("games", "cases", "decisions")  # what all columns must have in common
LEAST = 12  # games of which a figure is made
COPIES = 20_000  # held at once to see what one takes
OTHERS = {"pyminion": "pyminion==0.4.0"}
WISHES = ["treasures", "buy province", "buy gold", "buy silver"]  # Big Money; else the last move

SPEEDS = ("count/nth", "moves", "simulate", "mirror")  # the more the better
ROWS = [
    ("count/nth", "decisions per CPU second, by count and nth", 1.0, ",.0f"),
    ("moves", "decisions per CPU second, by moves()", 1.0, ",.0f"),
    ("simulate", "decisions per CPU second, by simulate", 1.0, ",.0f"),
    ("mirror", "games per CPU second, best policy by simulate", 1.0, ",.0f"),
    ("copy", "microseconds for a copy", 1e6, ",.2f"),
    ("memory", "bytes for a copy", 1.0, ",.0f"),
    ("new", "microseconds for a new game", 1e6, ",.1f"),
    ("determinize", "microseconds for a fill by determinize", 1e6, ",.1f"),
]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "names", nargs="*", metavar="GAME", help="names, or module:attribute; all if left out"
    )
    parser.add_argument(
        "--compiled",
        type=lambda text: Path(text).resolve(),
        help="folder with the compiled package",
    )
    parser.add_argument("--interpreted-only", action="store_true")
    parser.add_argument("--repeat", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.4, help="for each measurement")
    parser.add_argument("--games", type=int, default=LEAST, help="at least so many of each game")
    parser.add_argument("--against", choices=list(OTHERS), help="another engine, taking turns")
    parser.add_argument("--json", action="store_true", help="a document instead of tables")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--turn", choices=["simulate", "loop"], help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.turn:
        print(json.dumps(turn(wanted.turn, wanted.seconds)))
        return 0
    if wanted.measure:
        found = measure(wanted.names[0], wanted.games, wanted.repeat, wanted.seconds)
        print(json.dumps(found))
        return 0
    with tempfile.TemporaryDirectory() as scratch:
        compiled = None if wanted.interpreted_only else wanted.compiled or build(Path(scratch))
        if wanted.against:
            return against(wanted.against, compiled or SOURCE, wanted)
        paths = [SOURCE] if compiled is None else [SOURCE, compiled]
        words = ["--measure", "--repeat", str(wanted.repeat), "--seconds", str(wanted.seconds)]
        words += ["--games", str(wanted.games)]
        measured: dict[str, list[dict[str, Figures]]] = {}
        for name in wanted.names or names():
            here = [str(Path(__file__).resolve()), name, *words]
            measured[name] = [json.loads(ask(path, *here)) for path in paths]
            if not wanted.json:
                table(name, measured[name])
    if wanted.json:
        print(json.dumps(measured, indent=1))
    return 0


def names() -> list[str]:
    """Every registered game, asked of the interpreted package."""
    text = ask(SOURCE, "-c", "import json, regna; print(json.dumps(regna.games()))")
    found: list[str] = json.loads(text)
    return found


def build(scratch: Path) -> Path | None:
    """The engine compiled in a scratch folder; None, and a word, if that cannot be done."""
    copytree(SOURCE, scratch / "src", ignore=ignore_patterns("*.so", "__pycache__"))
    folder = scratch / "src"
    packages = ("core", "games", "bots")
    files = [file for name in packages for file in sorted(folder.glob(f"regna/{name}/**/*.py"))]
    command = [sys.executable, "-m", "mypyc", *(str(file.relative_to(folder)) for file in files)]
    print(f"compiling {len(files)} modules ...", file=sys.stderr)
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if done.returncode:
        print("the engine could not be compiled here:", done.stderr[-2000:], file=sys.stderr)
        return None
    return folder


def ask(path: Path, *arguments: str) -> str:
    """What a fresh Python prints with this package folder."""
    root = SOURCE.parent
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(path), str(root)])}
    done = subprocess.run(
        [sys.executable, *arguments], env=environment, cwd=root, stdout=subprocess.PIPE, text=True
    )
    if done.returncode:
        sys.exit(done.returncode)
    return done.stdout


def table(name: str, columns: list[dict[str, Figures]]) -> None:
    """Print the figures of a game, a column for each way it was measured."""
    facts = columns[0]["game"]
    if any(column["game"][key] != facts[key] for column in columns for key in ALIKE):
        sys.exit(f"{name}: the columns did not play the same games")
    games, cases, decisions = (int(facts[key][0]) for key in ALIKE)
    print(f"\n{name}: {games} games, {games // cases} of each of {cases} cases,", end=" ")
    print(f"{decisions} decisions; the same in every column")
    print(f"{'':44}" + "".join(f"{how(column):>28}" for column in columns) + f"{'ratio':>8}")
    for key, label, unit, form in ROWS:
        if not columns[0]["figures"][key]:
            continue
        cells, middles = "", []
        for column in columns:
            values = sorted(value * unit for value in column["figures"][key])
            middle = median(values)
            middles.append(middle)
            cells += f"{f'{middle:{form}} ({values[0]:{form}}-{values[-1]:{form}})':>28}"
        print(f"{label:44}{cells}{ratio(middles, key in SPEEDS):>8}")


def how(column: dict[str, Figures]) -> str:
    return "compiled" if column["game"]["compiled"][0] else "interpreted"


def ratio(middles: list[float], more_is_better: bool) -> str:
    """How many times faster the compiled engine is."""
    if len(middles) < 2:
        return ""
    slow, fast = middles
    return f"{fast / slow if more_is_better else slow / fast:.1f}x"


def plan_games(cases: int, least: int) -> int:
    """How many games are played: as many of each case, and not fewer than asked for.

    Never by the speed of the engine, or each column would play games of its own.
    """
    return cases * max(1, -(-least // cases))


def measure(name: str, least: int, repeat: int, seconds: float) -> dict[str, Figures]:
    """All figures of one game in this process."""
    from regna.core import COMPILED, Rng
    from regna.testing.find import find_game

    bench = Bench(find_game(name))
    games = plan_games(len(bench.cases), least)
    bench.replay(games)
    middle = bench.middle()
    figures: Figures = {key: [] for key, *_ in ROWS}
    decisions = 0
    for number in range(repeat):
        for key, play in (("count/nth", bench.by_nth), ("moves", bench.by_moves)):
            decisions, speed = bench.speed(play, games, seconds)
            figures[key].append(speed)
        figures["simulate"].append(bench.simulated(games, seconds))
        if bench.best() != "random":
            figures["mirror"].append(bench.mirror(seconds))
        fills = Rng(number)
        if number == 0:  # later there is room left over from before
            figures["memory"].append(bytes_of(middle))
        figures["copy"].append(per_call(middle.copy, seconds / 4))
        figures["new"].append(per_call(lambda: bench.start(1), seconds / 4))
        figures["determinize"].append(
            per_call(lambda rng=fills: middle.determinize(0, rng), seconds / 4)  # type: ignore[misc]
        )
    facts = {"games": games, "cases": len(bench.cases), "decisions": decisions}
    facts["compiled"] = int(COMPILED)
    return {"figures": figures, "game": {key: [float(value)] for key, value in facts.items()}}


class Bench:
    """The games that are timed: the cases of a game in turn, with fixed seeds."""

    def __init__(self, game: Game) -> None:
        from regna.testing import Trial

        self.game = game
        self.cases = Trial(game).cases()

    def start(self, seed: int) -> State:
        return self.game.new(seed=seed, **self.cases[seed % len(self.cases)])

    def speed(
        self, play: Callable[[State, Rng], int], games: int, seconds: float
    ) -> tuple[int, float]:
        """How many decisions the games take, and decisions per second over whole rounds of them."""
        from regna.core import Rng

        rounds, taken, decisions = 0, 0.0, 0
        while taken < seconds:
            states = [self.start(seed) for seed in range(games)]
            choices = Rng("bench")
            begin = process_time()
            decisions = sum(play(state, choices) for state in states)
            taken += process_time() - begin
            rounds += 1
        return decisions, rounds * decisions / taken

    def by_nth(self, state: State, choices: Rng) -> int:
        """Play to the end without lists of moves; how many decisions it took."""
        decisions = 0
        while state.active >= 0:
            state.advance(state.nth(choices.below(state.count())))
            decisions += 1
        return decisions

    def by_moves(self, state: State, choices: Rng) -> int:
        """Play to the end choosing from moves(); how many decisions it took."""
        decisions = 0
        while state.active >= 0:
            moves = state.moves()
            state.advance(moves[choices.below(len(moves))])
            decisions += 1
        return decisions

    def middle(self) -> State:
        """The benchmark game half played."""
        from regna.core import Rng

        state, choices = self.start(1), Rng(1)
        for _ in range(self.by_nth(self.start(1), Rng(1)) // 2):
            state.advance(state.nth(choices.below(state.count())))
        return state

    def best(self) -> str:
        """The strongest policy there is for the game."""
        from regna.bots import policies

        return policies(self.game.name)[-1]

    def simulated(self, games: int, seconds: float) -> float:
        """Decisions per second of random players in whole games, all in one call for each case."""
        import regna

        each = games // len(self.cases)
        taken, decisions = 0.0, 0
        while taken < seconds:
            for case in self.cases:
                options: dict[str, Any] = {key: case[key] for key in case if key != "seats"}
                players = ["random"] * self.seats(case)
                begin = process_time()
                played = regna.simulate(self.game, players, games=each, seed=1, **options)
                taken += process_time() - begin
                decisions += sum(one.decisions for one in played)
        return decisions / taken

    def seats(self, case: dict[str, object]) -> int:
        seats = case.get("seats", self.game.usual_seats())
        assert isinstance(seats, int)
        return seats

    def mirror(self, seconds: float) -> float:
        """Games per second of the best policy against itself."""
        import regna

        players = [self.best()] * 2

        def play() -> None:
            regna.simulate(self.game, players, games=20, seed=1)

        return 20 / per_call(play, seconds)

    def replay(self, games: int) -> None:
        """Every benchmark game through `play`, with every check, ends in the same `dump()`.

        So does one that keeps nobody's memory, as far as the truth goes.
        """
        from regna.core import Rng

        choices = Rng("bench")
        for seed in range(games):
            fast, checked, blind = self.start(seed), self.start(seed), self.start(seed)
            blind.remembers = False
            while fast.active >= 0:
                move = fast.nth(choices.below(fast.count()))
                fast.advance(move)
                blind.advance(move)
                checked.play(move, [])
            truth = self.game.truth
            if fast.dump() != checked.dump() or truth(fast.dump()) != truth(blind.dump()):
                sys.exit(f"benchmark game {seed} ends otherwise when replayed through play")


def bytes_of(state: State) -> float:
    """What a copy takes, measured on many."""
    import resource

    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    held = [state.copy() for _ in range(COPIES)]
    taken = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    return max(0, taken) * 1024 / len(held)


# ---- beside another engine ---------------------------------------------------------


def against(other: str, ours: Path, wanted: argparse.Namespace) -> int:
    """Take turns with another engine at the same games; ratios of each turn, and their middle."""
    python = environment_of(other)
    rows: dict[str, list[float]] = {other: [], "simulate": [], "loop": []}
    for _ in range(wanted.repeat):
        script = Path(__file__).with_name(f"{other}_side.py")
        command = [str(python), str(script), str(wanted.seconds)]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        rows[other].append(float(done.stdout))
        for way in ("simulate", "loop"):
            words = [str(Path(__file__).resolve()), "--turn", way]
            text = ask(ours, *words, "--seconds", str(wanted.seconds))
            rows[way].append(float(json.loads(text)))
    if wanted.json:
        print(json.dumps(rows, indent=1))
        return 0
    print(f"Big Money mirror games of Dominion per CPU second, {wanted.repeat} turns each")
    for name, values in rows.items():
        ratios = [mine / theirs for mine, theirs in zip(values, rows[other], strict=True)]
        print(
            f"{name:12}{median(values):>10,.0f} ({min(values):,.0f}-{max(values):,.0f})"
            f"{median(ratios):>10.1f} x ({min(ratios):.1f}-{max(ratios):.1f})"
        )
    return 0


def environment_of(other: str) -> Path:
    """A Python that has the other engine, made on first use."""
    folder = SOURCE.parent / "build" / "against" / other
    python = folder / "bin" / "python"
    if not python.exists():
        uv = [sys.executable, "-m", "uv"]
        subprocess.run([*uv, "venv", "-q", str(folder)], check=True)
        install = [*uv, "pip", "install", "-q", "--python", str(python), OTHERS[other]]
        subprocess.run(install, check=True)
    return python


def turn(way: str, seconds: float) -> float:
    """Our games per CPU second: by `simulate`, or by a plain loop over moves() and advance()."""
    import regna

    if way == "simulate":
        players = ["big-money"] * 2
        return 100 / per_call(lambda: regna.simulate("dominion", players, games=100), seconds)
    game = regna.game("dominion")
    treasures, province, gold, silver = (game.read(game.new(), text) for text in WISHES)

    def play() -> None:
        state = game.new()
        while state.active >= 0:
            moves = state.moves()
            if treasures in moves:
                state.advance(treasures)
            elif province in moves:
                state.advance(province)
            elif gold in moves:
                state.advance(gold)
            elif silver in moves:
                state.advance(silver)
            else:
                state.advance(moves[-1])

    return 1 / per_call(play, seconds)


def per_call(call: Callable[[], object], seconds: float) -> float:
    """CPU seconds of one call, over enough calls to take about `seconds`."""
    calls = 1
    while True:
        begin = process_time()
        for _ in range(calls):
            call()
        taken = process_time() - begin
        if taken >= seconds:
            return taken / calls
        calls = int(calls * min(10.0, 1.1 * seconds / max(taken, 1e-9))) + 1


if __name__ == "__main__":
    sys.exit(main())

"""regna ladder: how strong the bots are, and whether they reach what is claimed of them."""

from __future__ import annotations

from pathlib import Path

import typer

from regna.arena import Course
from regna.arena.contest import Crew
from regna.arena.ladder import Account, account, all_ratings, page, rating_file
from regna.arena.plan import Claim, plan_of, usual_plan
from regna.arena.results import Sheet
from regna.cli.commands.arena import RAY, check, crew_of, run
from regna.core import BadInput

OLD = ".old"


def command(
    plan: Path | None = typer.Option(None, help="A plan of one's own; else that of Regna's bots."),
    results: Path = typer.Option(
        Path("bench/ladder"), help="The folder of results; it goes on there."
    ),
    only: list[str] = typer.Option([], help="Play only this game, or this claim by its name."),
    play: bool = typer.Option(True, help="Play what is not played yet, or only write."),
    anew: bool = typer.Option(False, "--anew", help="Play again what other bots or rules played."),
    processes: int = typer.Option(0, min=0, help="On how many processes; 0: one for each core."),
    ray: str = typer.Option("", help=RAY),
    doc: Path = typer.Option(Path("docs/ladder.md"), help="The page to write."),
    ratings: Path = typer.Option(
        Path("src/regna/bots/ratings.toml"), help="The file of ratings to write."
    ),
) -> None:
    """Play the contests of the plan as regna arena does, and write down what they say."""
    claims = usual_plan() if plan is None else plan_of(plan)
    chosen = [claim for claim in claims if not only or {claim.name, claim.contest.game} & set(only)]
    if not chosen:
        known = dict.fromkeys([*(each.contest.game for each in claims), *(c.name for c in claims)])
        raise BadInput("--only", f"one of {', '.join(known)}", " ".join(only))
    for name, path in (("--doc", doc), ("--ratings", ratings)):
        if not path.parent.is_dir():
            raise BadInput(name, "a file in a folder that is there", str(path))
    if play:
        for claim in chosen:
            check(claim.contest)
        results.mkdir(parents=True, exist_ok=True)
        crew = crew_of(processes, ray)
        for claim in chosen:
            play_claim(claim, results, crew, anew)
            write([account(each, results) for each in claims], doc, ratings)
    accounts = [account(each, results) for each in claims]
    write(accounts, doc, ratings)
    for each in accounts:
        if each.claim in chosen:
            typer.echo(f"{each.claim.name}: {line(each)}")


def play_claim(claim: Claim, folder: Path, crew: Crew, anew: bool) -> None:
    """Play what is left of a claim; games of other bots are kept whole or put aside."""
    path = folder / claim.file
    before = account(claim, folder)
    if before.header is not None and before.course.over and not (anew and not before.is_of_today):
        return
    first = claim.contest.header()
    if path.exists() and (before.header is None or not before.header.agrees(first)):
        path.replace(path.with_suffix(OLD + path.suffix))
    sheet = Sheet(path, first)
    try:
        run(Course(claim.contest, sheet.known), sheet, crew, claim.name)
    finally:
        sheet.close()


def write(accounts: list[Account], doc: Path, ratings: Path) -> None:
    rated = all_ratings(accounts)
    doc.write_text(page(accounts, rated), encoding="utf-8")
    ratings.write_text(rating_file(rated), encoding="utf-8")


def line(account: Account) -> str:
    """What was found of a claim, in a line."""
    row = account.standing
    verdict = account.verdict.replace("*", "")
    if row is None:
        return verdict
    return (
        f"{row.share:.1%} of {row.games} games ({row.low:.1%} to {row.high:.1%}), "
        f"bar {account.claim.bar:.0%}: {verdict}"
    )

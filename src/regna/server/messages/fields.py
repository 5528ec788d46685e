"""Fields of messages, and how long they may be."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

Key = Annotated[str, Meta(min_length=8, max_length=64, description="the secret of a seat or host")]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
MoveId = Annotated[str, Meta(max_length=64, description="chosen by the client, new for every act")]
Name = Annotated[str, Meta(max_length=200)]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Place = Annotated[int, Meta(ge=0, le=15)]
Seq = Annotated[int, Meta(ge=0, le=2**31)]
Move = Annotated[int, Meta(ge=-(2**31), le=2**31)]
Notation = Annotated[str, Meta(max_length=200)]
SPEECH = 200  # characters of what is said
Speech = Annotated[str, Meta(max_length=SPEECH)]
Phrase = Literal["hello", "luck", "played", "moment", "thanks", "back"]
Document = dict[str, Any]

"""What came of a fault that was tried many times."""

import dataclasses


@dataclasses.dataclass
class Outcome:
    """`lost` counts what somebody was told is kept, and was not there afterwards."""

    what: str
    tried: int
    survived: int
    lost: int
    remark: str = ""

"""Numbers of the rules that stand on no component; tables and bots read them, too."""

from typing import Final

USES: Final = 2  # privileges of a card that can be executed [AUG-5.2]
COLLECTED: Final = 500  # gulden [AUG-5.3.1]
CARDS_DRAWN: Final = 2  # [AUG-5.3.3]
FROM_FACTORY: Final = 300  # gulden [AUG-7.7]
FOR_A_LAPSE: Final = 2  # points [AUG-5.2.1]
AMENDS_MONEY: Final = 100  # [AUG-6.5]
AMENDS_PRESTIGE: Final = 1
TOP_STAGE: Final = 4  # [AUG-1.7]
STAGE_FOR: Final = [3, 4, 3, 4, 1, 1]  # by right: the stage at which it can be taken [AUG-7.1]
STAGE_FOR_MONEY: Final = 2  # from a factory [AUG-7.1]
CONSOLATION: Final = [100, 50]  # for the second and the third best of a showdown [AUG-4.3.4]
CHURCH_BARRIER: Final = 25  # [AUG-8.2]
CATHEDRAL_BARRIER: Final = 45
NO_BARRIER: Final = 1000000


def barrier_of(church: bool, cathedral: bool) -> int:
    """The field beyond which a score cannot go with these buildings. [AUG-8.4]"""
    if not church:
        return CHURCH_BARRIER
    return NO_BARRIER if cathedral else CATHEDRAL_BARRIER

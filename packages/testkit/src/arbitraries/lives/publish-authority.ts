import { FROZEN } from './days.ts'
import type { Draw } from './draw.ts'
import type { PublishedRow } from './files.ts'
import type { Authority, Life } from './life.ts'
import { docketRow, frozenHistory } from './publish-frozen-authority.ts'
import { motusHistory, motusStates, noticeRow } from './publish-motus-authority.ts'

/** Whether Motus has a docket: one that changed since it began, and some others. */
const isInMotus = (here: readonly Authority[], draw: Draw) =>
  here.some(it => it.appliedOn > FROZEN || it.acts.some(({ on }) => on > FROZEN)) || draw.chance(30)

/** What the licensing files say of the authorities of a carrier. */
export const authorityRows = (life: Life, draw: Draw): readonly PublishedRow[] => {
  const dockets = [...new Set(life.authorities.map(({ docket }) => docket))]
  return dockets.flatMap(docket => {
    const here = life.authorities.filter(it => it.docket === docket)
    const isFrozen = here.some(({ appliedOn }) => appliedOn <= FROZEN)
    return [
      ...(isFrozen ? [docketRow(life, docket)] : []),
      ...here.flatMap(it => frozenHistory(life, it)),
      ...(isInMotus(here, draw)
        ? here.flatMap(it => [...motusStates(life, it), ...motusHistory(life, it)])
        : []),
      ...here.flatMap(it =>
        it.notices.filter(({ servedOn }) => servedOn > FROZEN).map(notice => noticeRow(life, it, notice)),
      ),
    ]
  })
}

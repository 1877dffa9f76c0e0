import type { Draw } from './draw.ts'
import type { FileName, PublishedRow } from './files.ts'
import type { Life } from './life.ts'
import { authorityRows } from './publish-authority.ts'
import { censusRows, inspectionRows, orderRows, policyRows } from './publish-rest.ts'
import { breakRow, QUIRKS } from './quirks.ts'
import type { Unknown } from './unknowns.ts'

/** A life as it is published, with the quirks that were drawn. */
export interface Publication {
  readonly life: Life
  readonly rows: readonly PublishedRow[]
  /** Their names. */
  readonly quirks: readonly string[]
  readonly unknowns: ReadonlySet<Unknown>
  /** The files with a row of it that cannot be read. */
  readonly broken: ReadonlySet<FileName>
}

const BROKEN_PERCENT = 20

/** What the agency publishes of a life, with quirks drawn at random. */
export const publish = (life: Life, draw: Draw): Publication => {
  let rows: readonly PublishedRow[] = [
    ...authorityRows(life, draw),
    ...policyRows(life, draw),
    ...orderRows(life),
    ...inspectionRows(life),
  ]
  const quirks: string[] = []
  const unknowns = new Set<Unknown>()
  for (const { name, percent, unknown, change } of QUIRKS) {
    if (!draw.chance(percent)) continue
    const next = change(rows, life, draw)
    if (next === null) continue
    rows = next
    quirks.push(name)
    if (unknown !== undefined) unknowns.add(unknown)
  }
  const broken = draw.chance(BROKEN_PERCENT) ? breakRow(rows, draw) : null
  return {
    life,
    rows: [...censusRows(life), ...(broken?.rows ?? rows)],
    quirks: broken === null ? quirks : [...quirks, `a row of ${broken.file} that cannot be read`],
    unknowns,
    broken: new Set(broken === null ? [] : [broken.file]),
  }
}

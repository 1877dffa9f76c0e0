import { american, compact, type Day, FROZEN, plusDays, SETTLED } from './days.ts'
import type { Draw } from './draw.ts'
import { areNear } from './draw-insurance.ts'
import { type Cells, type FileName, isFrozenFile, type PublishedRow } from './files.ts'
import { type Authority, isActiveOn, type Life, type Policy } from './life.ts'
import { historyRow, motusOwner, MOTUS_BEGAN, noticeRow } from './publish-authority.ts'
import type { Unknown } from './unknowns.ts'

type Rows = readonly PublishedRow[]

/** How the agency, or what files pass through, changes the rows of a life. */
export interface Quirk {
  readonly name: string
  /** Of a hundred lives that it applies to. */
  readonly percent: number
  /** Null: it does not apply. */
  change(rows: Rows, life: Life, draw: Draw): Rows | null
  /** What the rows can no longer tell. */
  readonly unknown?: Unknown
}

/** The rows with other cells where `cells` gives some; null where it gives none. */
const changed = (rows: Rows, cells: (row: PublishedRow) => Cells | null): Rows | null => {
  let isAny = false
  const next = rows.map(row => {
    const other = cells(row)
    if (other === null) return row
    isAny = true
    return { ...row, cells: { ...row.cells, ...other } }
  })
  return isAny ? next : null
}

/** The column of a file for the number, the insurer and the first day of a policy. */
const POLICY_COLUMNS: Readonly<Partial<Record<FileName, readonly [number: string, insurer: string]>>> = {
  'li-insurance-active': ['POLICY_NO', 'NAME_COMPANY'],
  'li-insurance': ['POLICY_NO', 'NAME_COMPANY'],
  'li-insurance-history': ['POLICY_NUMBER', 'COMPANY'],
  'motus-insurance': ['POLICY_NO', 'INSURANCE_COMPANY_NAME'],
  'motus-insurance-history': ['POLICY_NO', 'INSURANCE_COMPANY_NAME'],
}
const policyOf = ({ file, about }: PublishedRow) =>
  POLICY_COLUMNS[file] === undefined ? null : (about as Policy)
const isHistory = ({ file }: PublishedRow) =>
  file === 'motus-insurance-history' || file === 'li-insurance-history'

/** Another text in the column of the number or the insurer, in some files. */
const rewritten =
  (place: 0 | 1, isHere: (row: PublishedRow) => boolean, text: (text: string, policy: Policy) => string) =>
  (rows: Rows) =>
    changed(rows, row => {
      const columns = POLICY_COLUMNS[row.file]
      if (columns === undefined || !isHere(row)) return null
      const before = row.cells[columns[place]] ?? ''
      const after = text(before, row.about as Policy)
      return after === before ? null : { [columns[place]]: after }
    })

const dayCell = (file: FileName, day: Day) => (isFrozenFile(file) ? american(day) : compact(day))

/** The authorities of a life that Motus has, with their rows there. */
const inMotus = (rows: Rows, life: Life): readonly Authority[] =>
  life.authorities.filter(it => rows.some(row => row.file === 'motus-carrier' && row.about === it))

const CORRECTIONS = [
  'Administrative Correction',
  'Administrative status adjustment',
  'Reinstated - Admin correction (MOTUS Issue #220)',
]

/** Rows that are marked as corrections, for the authorities of a life that Motus has. */
const corrections =
  (statuses: readonly string[]) =>
  (rows: Rows, life: Life, draw: Draw): Rows | null => {
    const [authority] = inMotus(rows, life).filter(it => it.acts.length > 0)
    if (authority === undefined) return null
    const taken = new Set(authority.acts.map(({ on }) => on))
    const days = statuses.map(() => draw.day(plusDays(MOTUS_BEGAN, 3), SETTLED)).toSorted()
    if (days.some(day => taken.has(day))) return null
    const reason = draw.pick(CORRECTIONS)
    return [
      ...rows,
      ...statuses.map((status, at) =>
        historyRow(motusOwner(life, authority), authority, [status, reason], days[at] ?? SETTLED),
      ),
    ]
  }

/** The cell that makes a row of a file unreadable, and still names its carrier. */
const BROKEN_CELLS: Readonly<Partial<Record<FileName, Cells>>> = {
  'li-insurance-active': { EFFECTIVE_DATE: '99/99/2026' },
  'li-insurance-history': { CANCEL_EFFECTIVE_DATE: 'soon' },
  'li-authority-history': { ORIGINAL_SERVED_DATE: '99/99/2026' },
  'motus-carrier': { OP_AUTH_TYPE: '' },
  'motus-authority-history': { STATUS_CHANGE_DATE: '20269999' },
  'motus-revocation': { ORDER1_EFFECTIVE_DATE: '20269999' },
  'motus-insurance': { EFFECTIVE_DATE: '20269999' },
  'motus-insurance-history': { CANCL_EFFECTIVE_DATE: '20269999' },
  'out-of-service-orders': { OOS_DATE: '99/99/2026' },
}

/** Makes one row of a life unreadable. Gives its file too; null: it has none that can be. */
export const breakRow = (rows: Rows, draw: Draw): { readonly rows: Rows; readonly file: FileName } | null => {
  const breakable = rows.filter(({ file }) => BROKEN_CELLS[file] !== undefined)
  if (breakable.length === 0) return null
  const broken = draw.pick(breakable)
  return {
    file: broken.file,
    // All that are published of it are the same row, of one day and the next.
    rows: rows.map(row =>
      row.file === broken.file && row.about === broken.about
        ? { ...row, cells: { ...row.cells, ...BROKEN_CELLS[row.file] } }
        : row,
    ),
  }
}

export const QUIRKS: readonly Quirk[] = [
  {
    name: "ActPendInsur cuts an insurer's name at 45 letters",
    percent: 90,
    change: rewritten(
      1,
      ({ file }) => file === 'li-insurance-active',
      text => text.slice(0, 45),
    ),
  },
  {
    name: 'the history of insurance shortens the name of an insurer',
    percent: 30,
    change: rewritten(1, isHistory, (_, { insurer }) => insurer[1]),
  },
  {
    name: 'a policy number without dashes and blanks',
    percent: 30,
    change: (rows, life, draw) => {
      const isLists = draw.chance(50)
      return rewritten(
        0,
        row => isHistory(row) !== isLists,
        text => text.replaceAll(/[ -]/g, ''),
      )(rows)
    },
  },
  {
    name: 'zeros before a policy number',
    percent: 15,
    change: rewritten(0, isHistory, text => `000${text}`),
  },
  {
    name: 'the first day of a policy is another by up to three days',
    percent: 15,
    change: (rows, { policies }, draw) => {
      const days = draw.pick([-3, -2, -1, 1, 2, 3])
      return changed(rows, row => {
        const policy = policyOf(row)
        if (policy === null || !isHistory(row)) return null
        if (policies.some(other => other !== policy && areNear(other, policy))) return null
        const from = plusDays(policy.from, days)
        if (policy.end !== null && from >= policy.end.on) return null
        return { EFFECTIVE_DATE: dayCell(row.file, from) }
      })
    },
  },
  {
    name: 'a policy without a number',
    percent: 4,
    unknown: 'a policy has no number',
    change: (rows, life, draw) => {
      const text = draw.pick(['', 'NONE', '0', 'TBD', 'N/A'])
      return rewritten(
        0,
        () => true,
        () => text,
      )(rows)
    },
  },
  {
    name: 'a cancellation with the number of no policy',
    percent: 4,
    unknown: 'a cancellation names no policy',
    change: rewritten(0, isHistory, text => `Q${text.slice(-3)}771`),
  },
  {
    name: 'a cancellation without its day',
    percent: 5,
    change: rows =>
      changed(rows, row => {
        const end = row.file === 'motus-insurance-history' ? (row.about as Policy).end : null
        return end?.is === 'canceled' && end.on <= SETTLED ? { CANCL_EFFECTIVE_DATE: '' } : null
      }),
  },
  {
    name: 'an earlier transaction with another amount',
    percent: 15,
    change: (rows, life, draw) => {
      const amount = draw.pick([100_000, 5_000_000])
      const more = rows.flatMap(row => {
        const policy = row.file === 'motus-insurance' ? policyOf(row) : null
        if (policy === null) return []
        const cells = { MAX_COV_AMOUNT: String(amount), TRANS_DATE: compact(plusDays(policy.filedOn, -9)) }
        return [{ ...row, cells: { ...row.cells, ...cells } }]
      })
      return more.length === 0 ? null : [...rows, ...more]
    },
  },
  {
    name: 'amounts with decimals',
    percent: 15,
    change: rows =>
      changed(rows, ({ file, cells }) =>
        file.startsWith('motus-insurance')
          ? {
              MAX_COV_AMOUNT: `${cells['MAX_COV_AMOUNT']}.00`,
              UNDERL_LIM_AMOUNT: `${cells['UNDERL_LIM_AMOUNT']}.000000000000000000`,
            }
          : null,
      ),
  },
  {
    name: 'only one of the frozen lists has the policies',
    percent: 20,
    change: (rows, life, draw) => {
      const file = draw.pick(['li-insurance-active', 'li-insurance'] as const)
      // Only ActPendInsur tells a cancellation that was announced.
      const isNeeded = life.policies.some(
        ({ end }) => end !== null && end.on > FROZEN && end.announcedOn <= FROZEN,
      )
      const some = rows.filter(row => row.file !== file)
      return some.length === rows.length || (file === 'li-insurance-active' && isNeeded) ? null : some
    },
  },
  {
    name: 'corrections that say inactive and active',
    percent: 20,
    change: corrections(['Inactive', 'Active']),
  },
  {
    name: 'a correction that says inactive',
    percent: 6,
    change: corrections(['Inactive']),
  },
  { name: 'a correction that says active', percent: 6, change: corrections(['Active']) },
  {
    name: 'the row with which a record was carried over',
    percent: 30,
    change: (rows, life, draw) => {
      const on = draw.day(MOTUS_BEGAN, plusDays(MOTUS_BEGAN, 40))
      const carried = inMotus(rows, life).filter(
        it => it.appliedOn <= FROZEN && it.acts.length > 0 && it.acts.every(act => act.on !== on),
      )
      return carried.length === 0
        ? null
        : [
            ...rows,
            ...carried.map(it =>
              historyRow(
                motusOwner(life, it),
                it,
                [isActiveOn(it, on) ? 'Active' : 'Inactive', 'Initial Status'],
                on,
              ),
            ),
          ]
    },
  },
  {
    name: 'notices of the frozen register again',
    percent: 30,
    change: (rows, life) => {
      const more = life.authorities.flatMap(it =>
        it.notices.filter(({ servedOn }) => servedOn <= FROZEN).map(notice => noticeRow(life, it, notice)),
      )
      return more.length === 0 ? null : [...rows, ...more]
    },
  },
  {
    name: 'a reinstatement that no history has',
    percent: 4,
    unknown: 'a change of the authority is in no history',
    change: rows => {
      const some = rows.filter(
        ({ file, cells }) => file !== 'motus-authority-history' || cells['REASON'] !== 'REINSTATED',
      )
      return some.length === rows.length ? null : some
    },
  },
  {
    name: 'a carrier that the frozen history lacks',
    percent: 4,
    unknown: 'the day of the grant was never published',
    change: (rows, life) => {
      // Without the history a notice of then cannot be told from a revocation.
      if (life.authorities.some(it => it.notices.some(({ servedOn }) => servedOn <= FROZEN))) return null
      const some = rows.filter(({ file }) => file !== 'li-authority-history')
      return some.length === rows.length ? null : some
    },
  },
  {
    name: 'DOT numbers with zeros before them',
    percent: 10,
    change: rows =>
      changed(rows, ({ cells }) => {
        const dot = cells['USDOT_NUMBER']
        return dot === undefined ? null : { USDOT_NUMBER: dot.padStart(10, '0') }
      }),
  },
  {
    name: 'dockets written otherwise',
    percent: 30,
    change: (rows, life, draw) => {
      const mark = draw.pick(['-', '0000', ' '])
      return changed(rows, ({ cells }) => {
        const column = cells['DOCKET'] === undefined ? 'DOCKET_NUMBER' : 'DOCKET'
        const docket = cells[column]
        return docket === undefined ? null : { [column]: docket.replace('MC', `MC${mark}`) }
      })
    },
  },
  {
    name: 'frozen rows without a DOT number',
    percent: 6,
    change: (rows, life) =>
      life.authorities.some(it => it.givenTo !== null)
        ? null
        : changed(rows, ({ cells }) =>
            cells['DOT_NUMBER'] !== undefined && cells['DOCKET_NUMBER'] !== undefined
              ? { DOT_NUMBER: '00000000' }
              : null,
          ),
  },
  {
    name: 'orders of an inactive number',
    percent: 50,
    change: rows =>
      changed(rows, ({ file }) => (file === 'out-of-service-orders' ? { STATUS: 'INACTIVE' } : null)),
  },
  {
    name: 'a rescission before its order',
    percent: 5,
    unknown: 'rows contradict each other',
    change: (rows, life, draw) => {
      const days = draw.whole(1, 900)
      return changed(rows, ({ file, cells, about }) =>
        file === 'out-of-service-orders' && cells['OOS_RESCIND_DATE'] !== ''
          ? { OOS_RESCIND_DATE: american(plusDays((about as { readonly on: Day }).on, -days)) }
          : null,
      )
    },
  },
  {
    name: 'rows repeated',
    percent: 10,
    change: (rows, life, draw) => {
      const some = rows.filter(({ file }) => file !== 'company-census' && draw.chance(40))
      return some.length === 0 ? null : [...rows, ...some]
    },
  },
]

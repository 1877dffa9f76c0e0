import { american, compact, type Day, FROZEN, plusDays, SETTLED } from './days.ts'
import { areNear } from './draw-insurance.ts'
import { type FileName, isFrozenFile, type PublishedRow } from './files.ts'
import type { Policy } from './life.ts'
import { changed, type Quirk, type Rows } from './quirk.ts'

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

/** How files differ in what they say of one policy, and what they leave out. */
export const INSURANCE_QUIRKS: readonly Quirk[] = [
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
    percent: 45,
    change: rewritten(1, isHistory, (_, { insurer }) => insurer[1]),
  },
  {
    name: 'a policy number without dashes and blanks',
    percent: 55,
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
    percent: 35,
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
    percent: 22,
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
    name: 'policies filed for two dockets',
    percent: 40,
    change: (rows, { authorities }) => {
      const carrying = authorities.filter(({ kind }) => kind !== 'broker')
      if (carrying.length < 2 || authorities.some(({ givenTo }) => givenTo !== null)) return null
      const more = rows.flatMap(row => {
        const column = row.cells['DOCKET'] === undefined ? 'DOCKET_NUMBER' : 'DOCKET'
        const other = carrying.find(({ docket }) => docket !== row.cells[column])
        return policyOf(row) === null || other === undefined
          ? []
          : [{ ...row, cells: { ...row.cells, [column]: other.docket } }]
      })
      return more.length === 0 ? null : [...rows, ...more]
    },
  },
  {
    name: 'the frozen register has none on file',
    percent: 3,
    unknown: 'the register has no cover on file',
    change: rows =>
      changed(rows, ({ file, cells }) =>
        file === 'li-carrier' && cells['BIPD_FILE'] !== '00000'
          ? { BIPD_FILE: '00000', CARGO_FILE: 'N' }
          : null,
      ),
  },
  {
    name: 'an end before the first day',
    percent: 4,
    unknown: 'rows on a policy contradict each other',
    change: rows =>
      changed(rows, row => {
        const policy = row.file === 'motus-insurance-history' ? policyOf(row) : null
        return policy === null
          ? null
          : { CANCL_EFFECTIVE_DATE: dayCell(row.file, plusDays(policy.from, -40)) }
      }),
  },
  {
    name: 'two amounts in one transaction',
    percent: 14,
    unknown: 'rows on a policy contradict each other',
    change: (rows, _, draw) => {
      const amount = draw.pick([100_000, 5_000_000, 5_000_000])
      const more = rows.flatMap(row =>
        row.file === 'motus-insurance'
          ? [{ ...row, cells: { ...row.cells, MAX_COV_AMOUNT: String(amount) } }]
          : [],
      )
      return more.length === 0 ? null : [...rows, ...more]
    },
  },
]

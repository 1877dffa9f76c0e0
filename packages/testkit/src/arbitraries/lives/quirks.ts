import { AUTHORITY_QUIRKS } from './authority-quirks.ts'
import { american, plusDays } from './days.ts'
import type { Draw } from './draw.ts'
import type { Cells, FileName } from './files.ts'
import { INSURANCE_QUIRKS } from './insurance-quirks.ts'
import { changed, type Quirk, type Rows } from './quirk.ts'

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

/** Every quirk, in the order in which they change rows. */
export const QUIRKS: readonly Quirk[] = [
  ...INSURANCE_QUIRKS,
  ...AUTHORITY_QUIRKS,
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
    percent: 30,
    unknown: 'rows contradict each other',
    change: (rows, { orders }, draw) => {
      if (orders.length === 0) return null
      const order = draw.pick(orders)
      const rescinded = american(plusDays(order.on, -draw.whole(1, 900)))
      return changed(rows, ({ about }) => (about === order ? { OOS_RESCIND_DATE: rescinded } : null))
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

import { type Cell, unreadable } from './cell.ts'
import { readCode } from './code.ts'

/** What a form files. */
export type FiledKind = 'bipd' | 'cargo' | 'bond'

const KINDS: ReadonlyMap<string, FiledKind> = new Map([
  ['34', 'cargo'],
  ['82', 'bipd'],
  ['83', 'cargo'],
  ['84', 'bond'],
  ['85', 'bond'],
  ['91', 'bipd'],
  ['91X', 'bipd'],
])

/** A form on which cover is filed. */
export interface InsuranceForm {
  readonly code: string
  readonly kind: FiledKind
}

/** A form code. Refuses: one that nobody knows, as what it covers cannot be told. */
export const readInsuranceForm = (cell: string): Cell<InsuranceForm> => {
  const code = readCode(cell.replace(/^\s*(?:BMC[ -]?)?/i, '').replace(/\.0+$/, ''))
  if (typeof code !== 'string') return code
  const kind = KINDS.get(code)
  return kind === undefined ? unreadable('no insurance form that we know') : { code, kind }
}

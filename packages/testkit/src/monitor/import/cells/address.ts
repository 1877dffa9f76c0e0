import type { Cell } from './cell.ts'
import { readCode } from './code.ts'

/** A place as the register writes it. The letters of states collide between countries, so the two stay together. */
export interface Address {
  readonly street: string | null
  readonly city: string | null
  readonly state: string | null
  readonly postalCode: string | null
  readonly country: string | null
}

/** A state, province or Mexican state. Quebec is QC here, though some files say PQ; no other country has a PQ. */
export const readState = (cell: string, country: string | null): Cell<string> => {
  const code = readCode(cell)
  return code === 'PQ' && (country === 'CA' || country === null) ? 'QC' : code
}

/** Whether an address says anything: a country alone, which some files fill in for everyone, does not. */
export const saysNothing = ({ street, city, state, postalCode }: Address): boolean =>
  street === null && city === null && state === null && postalCode === null

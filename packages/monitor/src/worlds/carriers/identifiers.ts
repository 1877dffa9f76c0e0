import { identifierKey } from '../../database/name-key.ts'
import type { Random } from '../random.ts'
import type { CarrierRows } from './carrier-rows.ts'

type Identifier = CarrierRows['identifiers'][number]
type Type = Identifier['is_type']

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

export const identifier = (
  carrier_id: number,
  is_type: Type,
  value: string,
  region: string | null = null,
): Identifier => ({ carrier_id, is_type, value, value_key: identifierKey(value), region })

/** A unique number for an id: multiples modulo a prime. */
const dealt = (id: number, from: number, prime: number, step: number): string =>
  String(from + ((id * step) % prime))

const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.whole(0, 9)).join('')
const letters = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.pick([...LETTERS])).join('')

/**
 * DOT numbers from 7,000,000 and dockets from 2,100,000: above those the agency has issued, so that a world and a
 * federal file can share a database.
 */
const dotNumber = (id: number): string => dealt(id, 7_000_000, 1_999_993, 48_271)
const docketNumber = (id: number): string => dealt(id, 2_100_000, 799_999, 69_621)

/** The identifiers of a carrier: federal ones, and those of its country. */
export const identifiersOf = (
  random: Random,
  { id, country, state, isForHire }: { id: number; country: string; state: string; isForHire: boolean },
): readonly Identifier[] => {
  const own: Identifier[] = []
  if (country === 'US' || random.chance(0.85)) own.push(identifier(id, 'DOT', dotNumber(id)))
  if (country !== 'MX' && isForHire) own.push(identifier(id, 'MC', docketNumber(id)))
  if (country === 'MX' && isForHire) own.push(identifier(id, 'MX', docketNumber(id)))
  if (random.chance(0.03)) own.push(identifier(id, 'FF', docketNumber(id + 400_000)))
  if (random.chance(0.15)) own.push(identifier(id, 'SCAC', `Q${letters(random, random.pick([2, 3]))}`))
  if (country === 'MX')
    own.push(
      identifier(
        id,
        'RFC',
        `X${letters(random, 2)}${mexicanDate(random)}${letters(random, 2)}${digits(random, 1)}`,
      ),
    )
  if (country === 'CA') own.push(...provincial(random, id, state))
  return own
}

const mexicanDate = (random: Random) =>
  `${digits(random, 1)}${random.whole(1, 9)}${String(random.whole(1, 12)).padStart(2, '0')}${String(random.whole(1, 28)).padStart(2, '0')}`

const provincial = (random: Random, id: number, state: string): readonly Identifier[] => {
  const nsc = identifier(id, 'NSC', digits(random, 7).replace(/^0/u, '1'), random.chance(0.85) ? state : null)
  if (state === 'ON')
    return [identifier(id, 'CVOR', `${random.whole(100, 999)}-${digits(random, 3)}-${digits(random, 3)}`)]
  if (state === 'QC') return [identifier(id, 'NIR_QC', `R-${digits(random, 6)}-${digits(random, 1)}`), nsc]
  return [nsc]
}

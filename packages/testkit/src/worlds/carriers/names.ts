import type { Random } from '../random.ts'
import { FIRST_NAMES, LAST_NAMES } from '../words/people.ts'
import {
  COINED_END,
  COINED_START,
  FORM,
  FRENCH_NAME,
  LAND,
  SPANISH_LEAD,
  SPANISH_NAME,
  SUFFIX,
  TRADE,
} from '../words/name-words.ts'

const words = (...parts: readonly string[]) => parts.filter(part => part !== '').join(' ')

const coined = (random: Random) => random.pick(COINED_START) + random.pick(COINED_END)

/** A name as a register writes it: mostly capitals, with what follows a firm's name in its country. */
export const legalName = (random: Random, country: string, state: string): string => {
  if (country === 'MX')
    return words(
      random.pick(SPANISH_LEAD),
      random.pick(SPANISH_NAME),
      random.pick(['SA DE CV', 'S DE RL DE CV']),
    )
  if (state === 'QC') return words('TRANSPORT', random.pick(FRENCH_NAME), random.pick(['INC', 'LTÉE', 'ENR']))
  const suffix = country === 'CA' ? random.pick(['LTD', 'INC', 'CORP']) : random.pick(SUFFIX)
  const trade = random.pick(TRADE)
  const last = random.pick(LAST_NAMES).toUpperCase()
  return random.weigh([
    [45, words(random.pick(LAND), random.pick(FORM), trade, suffix)],
    [30, words(coined(random), trade, suffix)],
    [10, words(random.pick(FIRST_NAMES).toUpperCase(), last)],
    [8, words(last, '&', random.pick(['SONS', 'DAUGHTERS', 'BROTHERS', 'FAMILY']), trade, suffix)],
    [7, words(`${last[0]} & ${random.pick(LAST_NAMES)[0]}`, random.pick(FORM), trade, suffix)],
  ])
}

/** The name it trades under: not made from the legal one, so that a search must look at both. */
export const dbaName = (random: Random): string =>
  random.chance(0.5)
    ? words(coined(random), random.pick(TRADE))
    : words(random.pick(LAND), random.pick(FORM), random.pick(TRADE))

/** The same name as a neighbour might write it: one more letter, another ending, a plural. */
export const nearDuplicate = (random: Random, name: string): string =>
  random.pick([
    name.replace(/ (LLC|INC|CORP)$/u, ' CO'),
    name.replace(/ (TRUCKING|TRANSPORT|FREIGHT)\b/u, ' $1 SERVICES'),
    `${name} OF ${random.pick(['OHIO', 'TEXAS', 'IOWA'])}`,
    name.replace(/ /u, ''),
    name.replace(/S\b/u, ''),
  ])

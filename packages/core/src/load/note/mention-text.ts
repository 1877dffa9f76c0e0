import { displayName } from '../../account/person.ts'
import type { CompanyUser } from '../../account/company-user.ts'
import type { UserId } from '../../shared/ids.ts'

/** People that one note mentions, at most. Choice: more are a team. */
export const MENTIONS_MAX = 20

/** Characters of a name that is being typed, at most: a longer text is no name. */
const QUERY_CHARACTERS_MAX = 40

/** Someone who may be mentioned, by the name that is in the text. */
export interface Mentionable {
  readonly id: UserId
  readonly name: string
}

/** The beginning of a mention that is being typed. */
export interface MentionQuery {
  /** Where its @ is. */
  readonly from: number
  /** What was typed after it. Empty: nothing yet. */
  readonly term: string
}

const isWordSign = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)

/** The longest of the names that is at a place of the text as whole words. */
const nameAt = (text: string, at: number, names: readonly string[]): string | undefined =>
  names
    .filter(name => text.startsWith(name, at) && !isWordSign(text[at + name.length]))
    .toSorted((one, other) => other.length - one.length)[0]

/** Colleagues who are offered at once, at most: a further letter finds the others. */
const OFFERED_MAX = 8

/**
 * The colleagues who are offered for what was typed: first those of whose names one begins with it, each in the order
 * given, never the user, at most 8.
 *
 * Source: section 3, "Mention". Choice: of 50 people at a company whose name contains "sa", Sam is meant.
 */
export const offeredColleagues = <User extends Pick<CompanyUser, 'id' | 'firstName' | 'lastName' | 'email'>>(
  found: readonly User[],
  term: string,
  me: UserId | undefined,
): readonly User[] => {
  const typed = term.trim().toLowerCase()
  const begins = (user: User) =>
    [displayName(user), user.lastName ?? ''].some(name => name.toLowerCase().startsWith(typed))
  const others = found.filter(({ id }) => id !== me)
  return [...others.filter(begins), ...others.filter(user => !begins(user))].slice(0, OFFERED_MAX)
}

/** The @ signs of a text that begin a word, so that the one inside an e-mail address is none. */
const starts = (text: string): readonly number[] =>
  [...text.matchAll(/@/g)].map(({ index }) => index).filter(at => !isWordSign(text[at - 1]))

/**
 * The mention that is being typed before the caret: an @ that begins a word, and what follows it on the line.
 *
 * Empty: null where none is, and after the name of someone who was chosen. Source: section 3, "Mention".
 */
export const mentionQuery = (
  text: string,
  caret: number,
  chosen: readonly Mentionable[],
): MentionQuery | null => {
  const before = text.slice(0, caret)
  const from = starts(before).at(-1)
  if (from === undefined) return null
  const term = before.slice(from + 1)
  if (/^\s|\n/.test(term) || term.length > QUERY_CHARACTERS_MAX) return null
  const names = chosen.map(({ name }) => name)
  return nameAt(before, from + 1, names) === undefined ? { from, term } : null
}

/**
 * The text with a chosen name in the place of what was typed, a blank after it, and where the caret goes.
 *
 * Source: section 3, "Mention".
 */
export const withMention = (
  text: string,
  caret: number,
  { from }: Pick<MentionQuery, 'from'>,
  name: string,
): { readonly text: string; readonly caret: number } => {
  const start = `${text.slice(0, from)}@${name} `
  return { text: start + text.slice(caret).replace(/^ /, ''), caret: start.length }
}

/**
 * Whom a text mentions: of the people who were chosen those whose name is still in it after an @. Of two people of
 * one name the one who was chosen first is mentioned first.
 *
 * Source: section 3, "Mention".
 */
export const mentionedIn = (text: string, chosen: readonly Mentionable[]): readonly UserId[] => {
  const found: UserId[] = []
  for (const at of starts(text)) {
    const name = nameAt(
      text,
      at + 1,
      chosen.map(each => each.name),
    )
    const next = chosen.find(each => each.name === name && !found.includes(each.id))
    if (next !== undefined) found.push(next.id)
  }
  return found.slice(0, MENTIONS_MAX)
}

/** A part of a text, as it is in it. */
export interface MentionPart {
  /** Where it begins, from 0. */
  readonly at: number
  readonly text: string
  readonly isMention: boolean
}

/**
 * A text in parts, of which those with an @ and one of the names are mentions. Together they are the text.
 *
 * Empty: a text without mentions is one part. Source: section 3, "Mention".
 */
export const mentionParts = (text: string, names: readonly string[]): readonly MentionPart[] => {
  const parts: MentionPart[] = []
  let done = 0
  for (const at of starts(text)) {
    const name = nameAt(text, at + 1, names)
    if (name === undefined || at < done) continue
    const end = at + 1 + name.length
    parts.push({ at: done, text: text.slice(done, at), isMention: false })
    parts.push({ at, text: text.slice(at, end), isMention: true })
    done = end
  }
  return [...parts, { at: done, text: text.slice(done), isMention: false }].filter(part => part.text !== '')
}

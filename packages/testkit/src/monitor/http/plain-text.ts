import { z } from 'zod'

/** Characters that no text of people needs: controls but the line break and the tab, and those that are not seen. */
const UNSEEN = /[^\P{Cc}\n\t]|\p{Cf}|[\p{Zl}\p{Zp}]|\p{Cs}/gu

/**
 * A text as it is kept: trimmed, its line ends of one kind, without controls and characters that are not seen (they
 * could turn a text around or hide a part of it). Markup stays, as text.
 */
export const plainText = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(UNSEEN, '').trim()

/** A text that says something, sanitised. Refuses: a blank one, and one of more characters than `max`. */
export const saidInBody = (max: number, blank: string) =>
  z
    .string('Give a text.')
    // The cap comes first, so that no longer text is worked on.
    .max(max, `Write at most ${max.toLocaleString('en-US')} characters.`)
    .transform(plainText)
    .refine(text => text !== '', blank)

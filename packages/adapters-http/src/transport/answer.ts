import type { Page } from '@fairhaul/core'
import { type Reader, Unreadable } from '../wire/reader.ts'
import type { WebHeaders } from './web-types.ts'

/** The whole number in a header, from `least` up. Refuses: a missing header, or one that holds anything else. */
export const wholeNumberHeader = (headers: WebHeaders, name: string, least: number): number => {
  const text = headers.get(name)
  const value = text !== null && /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= least)) throw new Unreadable(`no whole number from ${least}`).inside(`header ${name}`)
  return value
}

/** A successful response, its body parsed. An empty body is undefined. */
export interface Answer {
  readonly status: number
  readonly headers: WebHeaders
  readonly body: unknown
  /** Reports what is wrong with a response that can be read all the same, without its values. */
  readonly warn?: (detail: string) => void
}

/** The body is one record. */
export const one =
  <T>(reader: Reader<T>) =>
  (answer: Answer): T =>
    reader(answer.body)

const PAGING = ['currentpage', 'totalpages', 'totalitems']

/**
 * The body is a list of rows, the paging is in the headers.
 *
 * Source: section 7, "Paging".
 * Empty: a list without any of these headers, as behind a proxy that drops them, is one page, and the error is reported.
 * Refuses: headers of which one is missing or no number, as guessed totals would hide rows.
 */
export const pageOf =
  <T>(rows: Reader<readonly T[]>) =>
  ({ body, headers, warn }: Answer): Page<T> => {
    const items = rows(body)
    if (!PAGING.some(name => headers.has(name))) {
      warn?.('no paging headers')
      return { items, page: 1, pages: 1, total: items.length }
    }
    return {
      items,
      page: wholeNumberHeader(headers, 'currentpage', 1),
      pages: wholeNumberHeader(headers, 'totalpages', 1),
      total: wholeNumberHeader(headers, 'totalitems', 0),
    }
  }

/** Reads nothing, whatever the body: for 204, or a response that no caller needs. */
export const nothing = (): void => undefined

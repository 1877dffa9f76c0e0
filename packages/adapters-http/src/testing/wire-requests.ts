import type { Id } from '@fairhaul/core'
import { http } from '../transport/http.ts'
import { json, type LocalAnswer, localFetch, notedClock, type Sent } from './local-fetch.ts'

/** A number as the id of anything. */
export const id = <Kind extends string>(value: number) => value as Id<Kind>

/** The headers of a list that is one page. */
export const paging = { currentpage: '1', totalpages: '1', totalitems: '1' }

/** The response of a list of one page with these rows. */
export const rows = (...body: readonly unknown[]) => json(body, 200, paging)

/** The decoded URL of a request. */
export const requests = (sent: Sent | undefined) => decodeURIComponent(sent?.url ?? '')

/** The parsed JSON body of a request. */
export const bodyOf = (sent: Sent | undefined) => JSON.parse(sent?.init.body as string) as unknown

/** An adapter with these responses in turn, its requests, and its log of skipped requests. */
export const over = (...answers: readonly LocalAnswer[]) => {
  const { fetch, sent } = localFetch(...answers)
  const said: string[] = []
  return { send: http({ base: '', fetch, clock: notedClock().prompt, log: it => said.push(it) }), sent, said }
}

import { readSuggestions, suggestionsTarget } from '@fairhaul/adapters-http'
import { type CarrierQuery, type CarrierSuggestion, readCarrierSearchText } from '@fairhaul/core'
import { SUGGESTIONS_MAX } from '../../../parts/carrier-search/suggestions-max.ts'
import { earlyList } from './early-list.ts'

/** Requests that the page has already sent, by method, path and query. */
export type EarlyRequests = Record<string, Promise<Response> | undefined>

export interface EarlySuggestionsDeps {
  readonly page: Document
  readonly requested: EarlyRequests
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
}

/** The suggestions that are shown, the text they belong to, and how it was read. */
export interface SeenSuggestions {
  readonly text: string
  readonly query: CarrierQuery
  readonly items: readonly CarrierSuggestion[]
}

export interface EarlySuggestions {
  readonly seen: () => SeenSuggestions | undefined
  /** Resolves when no request is pending. Never rejects. */
  readonly answered: () => Promise<void>
}

/**
 * Responds to keys pressed before the portal loads: each requests suggestions and shows them in a plain list of links.
 * The portal then takes over the field, the list and any pending request.
 */
export const earlySuggestions = ({ page, requested, fetch }: EarlySuggestionsDeps): EarlySuggestions => {
  let seen: SeenSuggestions | undefined
  let pending: { readonly question: string; readonly abort: AbortController } | undefined
  let answered = Promise.resolve()

  const forget = () => {
    if (pending === undefined) return
    delete requested[pending.question]
    pending.abort.abort()
    pending = undefined
  }

  const show = (field: HTMLInputElement, shown: SeenSuggestions) => {
    seen = shown
    earlyList(field, shown.text, shown.items)
  }

  const suggest = (field: HTMLInputElement) => {
    const text = field.value
    const reading = readCarrierSearchText(text)
    forget()
    if (!reading.ok) {
      seen = undefined
      return earlyList(field, text, [])
    }
    const query = reading.value
    const target = suggestionsTarget({ query, limit: SUGGESTIONS_MAX })
    const own = { question: `GET ${target}`, abort: new AbortController() }
    pending = own
    const answer = fetch(`/monitor/${target}`, {
      credentials: 'same-origin',
      headers: { accept: 'application/json' },
      signal: own.abort.signal,
    }).then(async response => {
      const body = await response.text()
      if (pending === own) {
        pending = undefined
        if (response.ok && field.isConnected)
          show(field, { text, query, items: readSuggestions(JSON.parse(body)) })
      }
      return new Response(body, { status: response.status, headers: response.headers })
    })
    answered = answer.then(
      () => undefined,
      () => undefined,
    )
    requested[own.question] = answer
  }

  page.addEventListener('input', event => {
    const field = fieldIn(page)
    if (field !== null && event.target === field) suggest(field)
  })
  const typed = fieldIn(page)
  if (typed !== null && typed.value !== '') suggest(typed)
  return { seen: () => seen, answered: () => answered }
}

/** Null once the portal has taken over the page. */
const fieldIn = (page: Document): HTMLInputElement | null =>
  page.querySelector<HTMLInputElement>('form[data-boot="home"] input')

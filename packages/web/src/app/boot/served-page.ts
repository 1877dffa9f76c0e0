import type { BootField, BootFieldName } from '../../di/boot.ts'
import type { EarlyErrors } from './early/early-errors.ts'
import type { EarlyRequests, SeenSuggestions } from './early/early-suggestions.ts'

/** What the inline scripts of index.html leave for the portal. */
interface Boot {
  readonly requested?: EarlyRequests
  readonly submitted?: boolean
  errors?: EarlyErrors
  seen?: () => SeenSuggestions | undefined
}

declare global {
  interface Window {
    readonly fairhaulBoot?: Boot
  }
}

/** Responses to requests that the served page has sent. Each can be taken once. */
export const adoptFrom =
  (page: Window) =>
  (question: string): Promise<Response> | undefined => {
    const requested = page.fairhaulBoot?.requested
    const answer = requested?.[question]
    if (requested !== undefined) delete requested[question]
    return answer
  }

const FIELDS: Readonly<Record<string, BootFieldName>> = { home: 'carrier-search', login: 'email' }

/** The user's input in the served page. Must be read in the same turn in which React takes over the page. */
export const readBootField = (page: Window): BootField | undefined => {
  const { document } = page
  const form = document.documentElement.dataset['boot'] ?? ''
  const name = FIELDS[form]
  const input = document.querySelector<HTMLInputElement>(`form[data-boot="${form}"] input`)
  if (name === undefined || input === null) return undefined
  const seen = page.fairhaulBoot?.seen?.()
  return {
    name,
    text: input.value,
    suggestions: seen?.text === input.value ? seen : undefined,
    selection: [input.selectionStart ?? input.value.length, input.selectionEnd ?? input.value.length],
    focused: document.activeElement === input,
    submitted: page.fairhaulBoot?.submitted === true,
  }
}

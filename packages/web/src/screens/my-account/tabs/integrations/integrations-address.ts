import { accountTabPath, parseId, type WebhookId } from '@fairhaul/core'

/** Which drawer of webhooks is open. */
export interface WebhookAddress {
  readonly id: WebhookId | 'new'
  readonly shows: 'form' | 'log'
  /** The page of its log, from 1. */
  readonly page: number
}

/**
 * What the address of the tab says: the pages of its two lists, from 1, whether the form of a key is open, and which drawer of
 * webhooks is.
 */
export interface IntegrationsAddress {
  readonly page: number
  readonly keys: number
  readonly isFormOpen: boolean
  readonly webhook: WebhookAddress | null
}

/** The page number of an address, from 1. Empty: 1, without a number and for an invalid one. */
export const pageOfQuery = (text: string | null): number =>
  /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1

const webhookOfQuery = (query: URLSearchParams): WebhookAddress | null => {
  const text = query.get('webhook')
  const id = text === 'new' ? 'new' : parseId<'webhook'>(text ?? '')
  if (id === undefined) return null
  const isLog = id !== 'new' && query.has('log')
  return { id, shows: isLog ? 'log' : 'form', page: isLog ? pageOfQuery(query.get('log')) : 1 }
}

/** Reads an address; missing and invalid values are the defaults. */
export const readIntegrationsAddress = (query: URLSearchParams): IntegrationsAddress => ({
  page: pageOfQuery(query.get('page')),
  keys: pageOfQuery(query.get('keys')),
  isFormOpen: query.has('new-key'),
  webhook: webhookOfQuery(query),
})

/** The address of the given values; the others are the defaults. */
export const integrationsPath = ({
  page = 1,
  keys = 1,
  isFormOpen = false,
  webhook = null,
}: Partial<IntegrationsAddress>) =>
  accountTabPath('integrations', {
    page: page === 1 ? undefined : page,
    keys: keys === 1 ? undefined : keys,
    'new-key': isFormOpen ? 1 : undefined,
    webhook: webhook?.id,
    log: webhook?.shows === 'log' ? webhook.page : undefined,
  })

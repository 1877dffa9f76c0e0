import type { Id, UserId } from '../shared/ids.ts'
import { nameText } from '../shared/monitor-name-text.ts'
import { done, type Outcome, refused } from '../shared/outcome.ts'
import type { Problem } from '../shared/refusal.ts'
import { mayOverride } from './rights.ts'
import { planOpens } from './plan-features.ts'
import type { CurrentUser } from './user.ts'

/** The monitor's number of an API key. */
export type ApiKeyId = Id<'api-key'>

/** What a key may do, from the least: its name, and one line about it. Source: section 6, "API keys". */
export const API_KEY_SCOPE_LABELS = {
  read: { label: 'Read', explanation: 'Search, and see what you see.' },
  connect: {
    label: 'Connections',
    explanation: 'Invite carriers, and change, hold and block connections.',
  },
  override: { label: 'Rule overrides', explanation: 'Create and end exceptions to your company’s rules.' },
  write: {
    label: 'Daily work',
    explanation: 'Monitor carriers, write notes, post identity alerts, and update loads and alerts.',
  },
} as const

/** One of the four. Source: section 6, "API keys". */
export type ApiKeyScope = keyof typeof API_KEY_SCOPE_LABELS

/** All of them, in order. Source: section 6, "API keys". */
export const API_KEY_SCOPES = Object.keys(API_KEY_SCOPE_LABELS) as readonly ApiKeyScope[]

/** For how many days a key may work. Choice: never for ever, so that a forgotten key ends. */
export const API_KEY_LIFETIMES = [30, 90, 365] as const

/** One of the three, in days. Source: section 6, "API keys". */
export type ApiKeyLifetime = (typeof API_KEY_LIFETIMES)[number]

/** Characters of a key's name, at most. Choice: one line of a list. */
const API_KEY_NAME_MAX = 80

/** A key with which a program signs in as the person who made it. It never has the key itself. */
export interface ApiKey {
  readonly id: ApiKeyId
  readonly name: string
  /** How the key begins, to recognize it by: `fhk_1a2b3c4d5e6f`. */
  readonly hint: string
  /** In order. Every key reads. */
  readonly scopes: readonly ApiKeyScope[]
  /** Who made it, and as whom it acts. */
  readonly userId: UserId
  /** Null: the person is no longer on record. */
  readonly userName: string | null
  /** `active`, `expired` or `revoked`, by the monitor's clock. The set is open. */
  readonly status: string
  /** The next four are instants. */
  readonly createdAt: string
  readonly expiresAt: string
  /** Up to a minute old. Null: never. */
  readonly lastUsedAt: string | null
  /** Null: it was not revoked. */
  readonly revokedAt: string | null
}

/** A key that someone wants. */
export interface NewApiKey {
  readonly name: string
  /** What it may do besides reading. */
  readonly scopes: readonly ApiKeyScope[]
  readonly expiresInDays: ApiKeyLifetime
}

/** A new key and the key itself, which is shown once and can never be read again. */
export interface CreatedApiKey {
  readonly key: string
  readonly apiKey: ApiKey
}

/** What a key may do, all of it, in order: every key reads. Source: section 6, "API keys". */
export const withReadScope = (scopes: readonly ApiKeyScope[]): readonly ApiKeyScope[] =>
  API_KEY_SCOPES.filter(scope => scope === 'read' || scopes.includes(scope))

/**
 * What a user can let a key do besides reading: only what they may do themselves.
 *
 * Source: section 6, "API keys". Choice: the monitor checks the rights again at each call, as they may change.
 */
export const grantableKeyScopes = (user: CurrentUser): readonly ApiKeyScope[] => [
  ...(planOpens(user.paywall, 'connect') ? (['connect'] as const) : []),
  ...(mayOverride(user) ? (['override'] as const) : []),
  'write',
]

/**
 * Reads the form of a new key: its name trimmed with single blanks, its scopes in order without reading.
 *
 * Refuses: a name that is empty or too long, on `name`.
 * Source: section 6, "API keys".
 */
export const readNewApiKey = (filled: NewApiKey): Outcome<NewApiKey, readonly Problem[]> => {
  const name = filled.name.trim().replace(/\s+/g, ' ')
  if (name === '') return refused([{ field: 'name', message: 'Give this key a name.' }])
  if (name.length > API_KEY_NAME_MAX)
    return refused([{ field: 'name', message: `Shorten the name to ${API_KEY_NAME_MAX} characters.` }])
  const scopes = withReadScope(filled.scopes).filter(scope => scope !== 'read')
  return done({ name, scopes, expiresInDays: filled.expiresInDays })
}

/** Whether a key still works, so that it can be revoked. Source: section 6, "API keys". */
export const isWorkingKey = ({ status }: Pick<ApiKey, 'status'>): boolean => status === 'active'

const STATUS_LABELS: Readonly<Record<string, string>> = {
  active: 'Active',
  expired: 'Expired',
  revoked: 'Revoked',
}

/** The status as text; one that this portal does not know is its own name. Source: section 6, "API keys". */
export const apiKeyStatusText = ({ status }: Pick<ApiKey, 'status'>): string =>
  Object.hasOwn(STATUS_LABELS, status) ? (STATUS_LABELS[status] as string) : nameText(status)

/** What a key may do, as text: "Read, Connections". Source: section 6, "API keys". */
export const apiKeyScopesText = (scopes: readonly ApiKeyScope[]): string =>
  withReadScope(scopes)
    .map(scope => API_KEY_SCOPE_LABELS[scope].label)
    .join(', ')

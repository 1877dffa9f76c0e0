import { mayInCompany } from '../account/billing/company-actions.ts'
import type { CompanyChangeOrder } from '../account/change-order/company-change-order.ts'
import type { CurrentUser } from '../account/user.ts'
import { mentionText, type WaitingMention } from '../load/note/waiting-mention.ts'
import { formatCount } from '../shared/amounts.ts'
import type { Page } from '../shared/page.ts'
import type { NoteId } from '../load/note/note.ts'
import { mayOpen } from './guard/may-open.ts'

/** The kinds of items that may wait for a user, in display order. Source: section 2, "What waits". */
export const ACTION_ITEM_KINDS = ['mentions', 'alerts', 'change-orders'] as const

/** One of these kinds. Source: section 2, "What waits". */
export type ActionItemKind = (typeof ACTION_ITEM_KINDS)[number]

/** The number of waiting items of one kind. */
export interface Waiting {
  readonly actionItem: ActionItemKind
  readonly count: number
  /** Whether there may be more than the counted ones. */
  readonly isAtLeast: boolean
  /** Of mentions: the newest of them, a page at most. */
  readonly mentions?: readonly WaitingMention[]
}

const IS_FOR: Readonly<Record<ActionItemKind, (user: CurrentUser) => boolean>> = {
  mentions: user => mayOpen(user, 'load'),
  alerts: user => mayOpen(user, 'alerts'),
  'change-orders': user => mayInCompany(user, 'decide-change-order'),
}

/**
 * The kinds that apply to a user: mentions and alerts for those who may open them, change orders for those who decide
 * them.
 *
 * Source: section 2, "What waits".
 */
export const requirementsOf = (user: CurrentUser): readonly ActionItemKind[] =>
  ACTION_ITEM_KINDS.filter(actionItem => IS_FOR[actionItem](user))

/** Change orders that wait for a decision, counted on the newest page. Source: section 2, "What waits". */
export const waitingChangeOrders = ({ items, pages }: Page<CompanyChangeOrder>): Waiting => ({
  actionItem: 'change-orders',
  count: items.filter(({ state }) => state === 'pending').length,
  isAtLeast: pages > 1,
})

/** Waiting alerts: the recommended ones, as counted by the server. Source: section 2, "What waits". */
export const waitingAlerts = ({ total }: Pick<Page<unknown>, 'total'>): Waiting => ({
  actionItem: 'alerts',
  count: total,
  isAtLeast: false,
})

/** Notes that mention the user: all of them, as counted by the server. Source: section 2, "What waits". */
export const waitingMentions = ({ items, total }: Page<WaitingMention>): Waiting => ({
  actionItem: 'mentions',
  count: total,
  isAtLeast: false,
  mentions: items,
})

/**
 * What waits after a note was opened: it does no longer, wherever it was opened.
 *
 * Source: section 2, "What waits".
 */
export const withoutMention = (waiting: Waiting, noteId: NoteId): Waiting => {
  const mentions = (waiting.mentions ?? []).filter(each => each.noteId !== noteId)
  const gone = (waiting.mentions ?? []).length - mentions.length
  return { ...waiting, mentions, count: waiting.count - gone }
}

/**
 * "2 alerts are waiting for you", "3 notes mention you", "At least 1 change order is waiting for a decision"; of one mention who and where.
 *
 * Source: section 2, "What waits".
 */
export const waitingText = ({ actionItem, count, isAtLeast, mentions = [] }: Waiting): string => {
  if (actionItem === 'mentions') {
    const [only] = mentions
    return count === 1 && only !== undefined
      ? mentionText(only)
      : `${formatCount(count, 'note')} ${count === 1 ? 'mentions' : 'mention'} you`
  }
  const most = isAtLeast ? 'At least ' : ''
  const verb = count === 1 ? 'is waiting' : 'are waiting'
  return actionItem === 'alerts'
    ? `${most}${formatCount(count, 'alert')} ${verb} for you`
    : `${most}${formatCount(count, 'change order')} ${verb} for a decision`
}

/**
 * The total of waiting items, as short as a badge: "3", "99+"; "3+" where a server tells only the least.
 *
 * Empty: null if nothing waits, nothing is known, or a kind is still loading: part of a total is not shown as one.
 * Source: section 2, "What waits".
 */
export const waitingBadge = (waiting: readonly Waiting[], isLoading: boolean = false): string | null => {
  const count = waiting.reduce((sum, each) => sum + each.count, 0)
  if (count === 0 || isLoading) return null
  if (count > 99) return '99+'
  return `${count}${waiting.some(({ isAtLeast }) => isAtLeast) ? '+' : ''}`
}

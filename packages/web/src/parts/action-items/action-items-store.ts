import {
  ACTION_ITEM_KINDS,
  type ActionItemKind,
  type CompanyChangeOrders,
  type CurrentUser,
  done,
  type EventKind,
  type NoteId,
  type Notes,
  type Outcome,
  type Refusal,
  requirementsOf,
  type Tickets,
  type Waiting,
  waitingAlerts,
  waitingBadge,
  waitingChangeOrders,
  waitingMentions,
  withoutMention,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import { LiveRefresh, type LiveRefreshDeps } from '../../stores/live-refresh.ts'
import { Query } from '../../stores/query.ts'

export interface ActionItemsPorts {
  readonly tickets: Pick<Tickets, 'list'>
  readonly changeOrders: Pick<CompanyChangeOrders, 'list'>
  readonly notes: Pick<Notes, 'waiting'>
}

export interface ActionItemsDeps extends ActionItemsPorts {
  /** What keeps a kind of items up to date while the user sees the page: the events that change it. */
  readonly live: (kinds: readonly EventKind[]) => Omit<LiveRefreshDeps, 'refresh'>
}

/** The events that can change each kind. */
const EVENTS: Readonly<Record<ActionItemKind, readonly EventKind[]>> = {
  mentions: ['note'],
  alerts: ['ticket'],
  'change-orders': ['change_order'],
}

/**
 * The action items of the current user, for the bar and for Home. Each kind is requested on its own; one whose request
 * is refused or fails is not shown. Section 2, "What waits".
 */
export class ActionItemsStore {
  readonly items: Readonly<Record<ActionItemKind, Query<Waiting>>>
  readonly #live: readonly LiveRefresh[]
  /** Whether all that changes what waits is received. */
  readonly #isLive: () => boolean
  #owner: string | undefined
  #requestedFor: { readonly user: CurrentUser; readonly path: string } | undefined

  constructor({ live, ...ports }: ActionItemsDeps) {
    this.items = {
      mentions: new Query((_, signal) => mentionsToOpen(ports, signal)),
      alerts: new Query((_, signal) => alertsToAnswer(ports, signal)),
      'change-orders': new Query((_, signal) => changeOrdersToDecide(ports, signal)),
    }
    const watched = ACTION_ITEM_KINDS.map(kind => ({ kind, ...live(EVENTS[kind]) }))
    this.#live = watched.map(
      ({ kind, ...deps }) => new LiveRefresh({ ...deps, refresh: () => this.items[kind].reload() }),
    )
    this.#isLive = () => watched.every(({ changes }) => changes?.events.isLive === true)
    makeAutoObservable(this, { items: false }, { autoBind: true })
  }

  /** The kinds that have items, in their order. */
  get waiting(): readonly Waiting[] {
    return ACTION_ITEM_KINDS.flatMap(kind => this.items[kind].value ?? []).filter(({ count }) => count > 0)
  }

  /** Whether a kind that was never loaded is on its way: the total may still grow. */
  get isLoading(): boolean {
    return ACTION_ITEM_KINDS.some(kind => this.items[kind].isPending && this.items[kind].value === undefined)
  }

  get badge(): string | null {
    return waitingBadge(this.waiting, this.isLoading)
  }

  /**
   * Sends one request for each visit of a screen, however many parts of it show the result; none where it is loaded and
   * events tell what changes.
   */
  visit(user: CurrentUser, path: string): void {
    const requested = this.#requestedFor
    if (requested?.user === user && requested.path === path) return
    this.#requestedFor = { user, path }
    const isKnown =
      ownerOf(user) === this.#owner &&
      requirementsOf(user).every(kind => this.items[kind].value !== undefined)
    if (!isKnown || !this.#isLive()) void this.request(user)
    for (const each of this.#live) each.start()
  }

  /** Reloads the items. The old ones stay until the response, unless they belong to another person. */
  async request(user: CurrentUser): Promise<void> {
    const actionItems = requirementsOf(user)
    const owner = ownerOf(user)
    const isTheirs = owner === this.#owner
    this.#owner = owner
    for (const kind of ACTION_ITEM_KINDS)
      if (!isTheirs || !actionItems.includes(kind)) this.items[kind].reset()
    await Promise.all(actionItems.map(kind => this.items[kind].load()))
  }

  /** The user has opened a note: it waits no longer. */
  noteSeen(id: NoteId): void {
    this.items.mentions.update(waiting => withoutMention(waiting, id))
  }

  stop(): void {
    this.#requestedFor = undefined
    for (const each of this.#live) each.stop()
    for (const kind of ACTION_ITEM_KINDS) this.items[kind].cancel()
  }
}

const ownerOf = ({ id, company }: CurrentUser): string => `${id}/${company?.id ?? ''}`

const mentionsToOpen = async (
  { notes }: ActionItemsPorts,
  signal: AbortSignal,
): Promise<Outcome<Waiting, Refusal>> => {
  const answer = await notes.waiting({}, signal)
  return answer.ok ? done(waitingMentions(answer.value)) : answer
}

const alertsToAnswer = async (
  { tickets }: ActionItemsPorts,
  signal: AbortSignal,
): Promise<Outcome<Waiting, Refusal>> => {
  const answer = await tickets.list({ tab: 'recommended' }, signal)
  return answer.ok ? done(waitingAlerts(answer.value)) : answer
}

const changeOrdersToDecide = async (
  { changeOrders }: ActionItemsPorts,
  signal: AbortSignal,
): Promise<Outcome<Waiting, Refusal>> => {
  const answer = await changeOrders.list({}, signal)
  return answer.ok ? done(waitingChangeOrders(answer.value)) : answer
}

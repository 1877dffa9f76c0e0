import {
  isWorkingOnTicket,
  type NoteSubject,
  type Ticket,
  type TicketDetail,
  type TicketId,
  type Tickets,
  type UserId,
} from '@fairhaul/core'
import { makeAutoObservable, observable, observableRef } from 'mobx'
import type { Navigator } from '../../di/navigator.ts'
import type { ScreenStore } from '../../di/screen.ts'
import type { NotesStore } from '../../parts/notes/notes-store.ts'
import { Query } from '../../stores/query.ts'
import type { AlertsStore } from './alerts-store.ts'
import type { AlertWork } from './alert-work.ts'

export interface AlertPanelDeps {
  readonly list: AlertsStore
  readonly work: AlertWork
  readonly tickets: Pick<Tickets, 'find'>
  readonly notes: (subject: NoteSubject) => NotesStore
  readonly navigator: Pick<Navigator, 'go' | 'back'>
  readonly userId: () => UserId | undefined
}

/** The alert beside the list: what was done to it, and the notes of its load. What is typed stays for each load. */
export class AlertPanelStore implements ScreenStore {
  readonly detail: Query<TicketDetail, TicketId>
  readonly #deps: AlertPanelDeps
  readonly #notes = observable.map<number, NotesStore>([], { deep: false })

  constructor(deps: AlertPanelDeps) {
    this.#deps = deps
    this.detail = new Query((id, signal) => deps.tickets.find({ id }, signal))
    makeAutoObservable(this, { detail: observableRef }, { autoBind: true })
  }

  /** The open alert: as the list has it, else as it was requested. Undefined: it has not loaded. */
  get ticket(): Ticket | undefined {
    const { openId, rows } = this.#deps.list
    const loaded = this.detail.value?.ticket
    return rows.find(({ id }) => id === openId) ?? (loaded?.id === openId ? loaded : undefined)
  }

  /** What was done to it. Undefined: not known. */
  get changes(): TicketDetail['changes'] | undefined {
    const { value } = this.detail
    return value?.ticket.id === this.#deps.list.openId ? value?.changes : undefined
  }

  /** The notes of its load. Undefined: it has none. */
  get notes(): NotesStore | undefined {
    const { ticket } = this
    return ticket?.loadId == null ? undefined : this.#notes.get(ticket.loadId)
  }

  /** Where the alert is on the page, from 1. Null: it is not on it. */
  get place(): number | null {
    const { rows, openId } = this.#deps.list
    const at = rows.findIndex(({ id }) => id === openId)
    return at === -1 ? null : at + 1
  }

  /** What others see of the user. */
  get at(): { readonly id: TicketId | null; readonly isWorking: boolean } {
    const { ticket } = this
    const me = this.#deps.userId()
    if (ticket === undefined || me === undefined) return { id: null, isWorking: false }
    return { id: ticket.id, isWorking: isWorkingOnTicket(ticket, me, (this.notes?.text ?? '').trim() !== '') }
  }

  /** Called when an alert has been opened, and after each change of it. */
  opened(id: TicketId): void {
    if (this.detail.value?.ticket.id !== id) this.detail.reset()
    void this.detail.load(id)
  }

  /** Requests what was done to the open alert again. */
  async refresh(): Promise<void> {
    const { openId } = this.#deps.list
    if (openId !== null && !this.detail.isPending) await this.detail.load(openId)
  }

  /** Called when the load of the open alert is known. */
  openNotes(): void {
    const loadId = this.ticket?.loadId
    if (loadId == null || this.#notes.has(loadId)) return
    const made = this.#deps.notes({ kind: 'load', loadId })
    this.#notes.set(loadId, made)
    made.open()
  }

  step(by: 1 | -1): void {
    const { list, navigator } = this.#deps
    const { place } = this
    const next = place === null ? undefined : list.rows[place - 1 + by]
    if (next !== undefined) navigator.go(list.openPath(next.id), { replace: true })
  }

  close(): void {
    const { list, navigator } = this.#deps
    list.drawerHistory.close(navigator, list.openPath(null))
  }

  undo(): Promise<void> {
    return this.#deps.work.undo()
  }

  dispose(): void {
    this.detail.dispose()
    for (const each of this.#notes.values()) each.dispose()
  }
}

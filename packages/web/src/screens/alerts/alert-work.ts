import {
  assigneeLabel,
  type CurrentUser,
  type CompanyUser,
  displayName,
  loadLockAssignees,
  mayAssign,
  mayWorkOnAlerts,
  nextTicketSteps,
  noTicketUndoText,
  type Outcome,
  type Refusal,
  type Ticket,
  ticketConflictText,
  type TicketId,
  ticketName,
  type Tickets,
  type TicketStep,
  type TicketUndo,
  ticketUndo,
  type UserId,
} from '@fairhaul/core'
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx'
import { BulkRun } from '../../parts/bulk/bulk-run.ts'
import { Query } from '../../stores/query.ts'
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'

export interface AlertWorkDeps {
  readonly tickets: Pick<Tickets, 'update' | 'find'>
  readonly user: () => CurrentUser | null | undefined
  /** Every user of the company. */
  readonly people: (signal: AbortSignal) => Promise<Outcome<readonly CompanyUser[], Refusal>>
  /** Called with an alert after each change, and as someone else left it. */
  readonly changed: (ticket: Ticket) => void
}

/** What was done last. */
interface LastAct {
  readonly id: TicketId
  readonly name: string
  readonly text: string
  /** Null: it cannot be undone. */
  readonly undo: TicketUndo | null
  /** Why it cannot be undone. Empty: it can, or it was undone. */
  readonly noUndo: string
}

const NO_ONE = 'no one'

/** What is done with alerts: their status and who has them, of one and of many, each under the assignee that was seen. */
export class AlertWork {
  readonly people: Query<readonly CompanyUser[]>
  readonly bulk = new BulkRun()
  last: LastAct | null = null
  /** The alerts that are being assigned. Null: the form is closed. */
  assigning: readonly Ticket[] | null = null
  readonly #deps: AlertWorkDeps
  readonly #submissions = new Map<TicketId, Submission>()
  readonly #conflicts = observable.map<TicketId, string>()
  readonly #known = new Map<TicketId, Ticket>()

  constructor(deps: AlertWorkDeps) {
    this.#deps = deps
    this.people = new Query((_, signal) => deps.people(signal))
    makeAutoObservable(
      this,
      { people: false, bulk: false, last: observableRef, assigning: observableRef },
      { autoBind: true },
    )
  }

  get mayWork(): boolean {
    const { user } = this
    return user !== null && mayWorkOnAlerts(user)
  }

  get user(): CurrentUser | null {
    return this.#deps.user() ?? null
  }

  /** To whom the user may assign alerts, with what the lists say: "Noor Haddad", "Sam Okonjo (you)". */
  get assignees(): readonly { readonly id: UserId; readonly label: string }[] {
    const { user } = this
    if (user === null) return []
    return loadLockAssignees(this.people.value ?? [], user).map(each => ({
      id: each.id,
      label: each.id === user.id && !each.isSelfStaff ? `${each.fullName} (you)` : assigneeLabel(each),
    }))
  }

  submissionOf(id: TicketId): Submission {
    const known = this.#submissions.get(id)
    if (known !== undefined) return known
    const made = new Submission(submissionMessages('Not changed'))
    this.#submissions.set(id, made)
    return made
  }

  /** Why the last change of an alert was not made. */
  errorOf(id: TicketId): string | undefined {
    return this.#conflicts.get(id) ?? this.submissionOf(id).error
  }

  /** The statuses that the user may give an alert. */
  stepsOf(ticket: Ticket): readonly TicketStep[] {
    return this.mayWork ? nextTicketSteps(ticket.status) : []
  }

  /** Whether the user may take an alert, which they do not have. */
  mayAssignToMe({ status, assigneeId }: Ticket): boolean {
    return this.mayWork && status !== 'closed' && assigneeId !== this.user?.id
  }

  /** Assigns an alert to the user. */
  async assignToMe(ticket: Ticket): Promise<void> {
    const { user } = this
    if (user === null) return
    const from = ticket.assigneeId === null ? '' : `, from ${ticket.assigneeName ?? 'a coworker'}`
    await this.#act(ticket, { assigneeId: user.id }, `is yours now${from}.`)
  }

  async step(ticket: Ticket, { to, done }: TicketStep): Promise<void> {
    await this.#act(ticket, { status: to }, `${done}.`)
  }

  /** Opens the form that assigns alerts. */
  assign(tickets: readonly Ticket[]): void {
    if (!this.mayWork || tickets.length === 0) return
    this.assigning = tickets
    if (this.people.state.kind !== 'ready') void this.people.load()
  }

  closeAssigning(): void {
    this.assigning = null
  }

  /** Assigns the alerts of the form, null to no one. Resolves to whether the form is done with. */
  async assignTo(assigneeId: UserId | null): Promise<boolean> {
    const { assigning } = this
    if (assigning === null) return false
    const name = assigneeId === null ? NO_ONE : this.#nameOf(assigneeId)
    const [only] = assigning
    this.assigning = null
    if (assigning.length === 1 && only !== undefined)
      await this.#act(only, { assigneeId }, `was assigned to ${name}.`)
    else await this.#assignAll(assigning, assigneeId, name)
    return true
  }

  /** Takes what was done last back. Does nothing if it cannot be undone. */
  async undo(): Promise<void> {
    const { last } = this
    if (last?.undo == null) return
    const ticket = this.#known.get(last.id)
    if (ticket === undefined) return
    const changed = await this.#change(ticket, last.undo)
    if (changed !== undefined)
      runInAction(() => {
        this.last = { ...last, text: 'is as it was before.', undo: null, noUndo: '' }
      })
  }

  dispose(): void {
    this.people.dispose()
    this.bulk.dispose()
    for (const each of this.#submissions.values()) each.dispose()
  }

  async #assignAll(tickets: readonly Ticket[], assigneeId: UserId | null, name: string): Promise<void> {
    const before = new Map(tickets.map(ticket => [ticket.id as number, ticket]))
    const change = async (id: number, to: TicketUndo | null): Promise<string | undefined> => {
      const ticket = this.#known.get(id as TicketId) ?? before.get(id)
      if (ticket === undefined || to === null) return 'It cannot be undone.'
      if (to.assigneeId === ticket.assigneeId) return undefined
      return (await this.#change(ticket, to)) === undefined ? this.errorOf(ticket.id) : undefined
    }
    await this.bulk.run(
      {
        label: assigneeId === null ? 'Assign to no one' : `Assign to ${name}`,
        done: `assigned to ${name}`,
        change: ({ id }) => change(id, { assigneeId }),
        undo: ({ id }) => {
          const [was, is] = [before.get(id), this.#known.get(id as TicketId)]
          return change(id, was && is ? this.#undoOf(was, is) : null)
        },
      },
      tickets.map(ticket => ({ id: ticket.id, name: ticketName(ticket) })),
    )
  }

  async #act(ticket: Ticket, change: TicketUndo, text: string): Promise<void> {
    const after = await this.#change(ticket, change)
    if (after === undefined) return
    runInAction(() => {
      const undo = this.#undoOf(ticket, after)
      const noUndo = noTicketUndoText(ticket, after, this.#mayAssignBack(ticket))
      this.last = { id: ticket.id, name: ticketName(ticket), text, undo, noUndo }
    })
  }

  /** Undefined: it was not made, and `errorOf` says why. */
  async #change(ticket: Ticket, change: TicketUndo): Promise<Ticket | undefined> {
    const { id, assigneeId: assigneeIdWas } = ticket
    const submission = this.submissionOf(id)
    this.#conflicts.delete(id)
    const sent = await submission.send(() => this.#deps.tickets.update({ id, assigneeIdWas, ...change }))
    if (sent !== undefined) {
      this.#changed(sent.value)
      return sent.value
    }
    if (submission.refusal?.kind === 'conflict') await this.#readAgain(id)
    return undefined
  }

  /** Shows an alert as someone else left it, and who has it. What cannot be read stays as it was. */
  async #readAgain(id: TicketId): Promise<void> {
    const latest = new Query(() => this.#deps.tickets.find({ id }))
    await latest.load()
    const { value } = latest
    const { user } = this
    if (value === undefined || user === null) return
    this.#changed(value.ticket)
    runInAction(() => this.#conflicts.set(id, ticketConflictText(value.ticket, user.id)))
  }

  #changed(ticket: Ticket): void {
    this.#known.set(ticket.id, ticket)
    this.#deps.changed(ticket)
  }

  #undoOf(before: Ticket, after: Ticket): TicketUndo | null {
    return this.user === null ? null : ticketUndo(before, after, this.#mayAssignBack(before))
  }

  #mayAssignBack({ assigneeId }: Ticket): boolean {
    const { user } = this
    return user !== null && mayAssign(assigneeId, this.people.value ?? [], user)
  }

  #nameOf(id: UserId): string {
    const { user } = this
    if (user?.id === id) return 'you'
    const found = this.people.value?.find(each => each.id === id)
    return found === undefined ? 'a coworker' : displayName(found)
  }
}

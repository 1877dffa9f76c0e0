import {
  type CarrierId,
  type CarrierSummary,
  type BlockedConnection,
  type Connection,
  type ConnectionAction,
  type ConnectionChange,
  type Connections,
  type Outcome,
  type Refusal,
  type SeenConnection,
  type StoredWith,
  undoConnectionChange,
  undoneText,
  unreachable,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Submission } from '../../stores/submission.ts'
import {
  failureMessage,
  type SubmissionMessages,
  submissionMessages,
} from '../../stores/submission-messages.ts'

/** What the server compares before it changes a connection. */
const seenConnection = ({
  status,
  isDismissed,
  latestPacket,
}: NonNullable<CarrierSummary['connection']>): SeenConnection => ({ status, isDismissed, latestPacket })

/** The calls that change a connection. */
export type ChangeCalls = Pick<
  Connections,
  'setStatus' | 'setDismissed' | 'markDoNotDispatch' | 'hold' | 'release'
>

export interface ConnectionChangesDeps {
  readonly carrierId: CarrierId
  readonly connections: ChangeCalls
  /** The connection as the user sees it. */
  readonly seen: () => CarrierSummary['connection']
  readonly changed: (connection: Connection) => void
  /** Called when someone else was first, so that what is shown is out of date. */
  readonly outdated: () => void
}

/** A change that was made, and how to undo it. */
export interface MadeChange extends StoredWith {
  readonly text: string
  /** Null: it cannot be undone. */
  readonly undo: ConnectionChange | null
}

const NOT_SAVED = 'Not saved'
const usualMessages = submissionMessages(NOT_SAVED)

/** The messages of a change: of two people, the later one is refused. `stored`: what stays, with a space after it. */
export const connectionMessages =
  (stored = ''): SubmissionMessages =>
  (error, others) => {
    if (error.kind === 'failed')
      return { message: failureMessage(error.failure, NOT_SAVED, stored), requestId: error.failure.requestId }
    return error.refusal.kind === 'conflict'
      ? {
          message: `${NOT_SAVED}. ${error.refusal.message ?? 'Someone else has changed this connection.'} ${stored}You are seeing the latest version.`,
          requestId: null,
        }
      : usualMessages(error, others)
  }

/**
 * The changes of one connection: one at a time, and the last one can be undone.
 *
 * Source: section 4, "Connection status"; section 4, "Dismissal".
 */
export class ConnectionChanges {
  readonly submission = new Submission(connectionMessages())
  /** The last change that was made here. */
  made: MadeChange | null = null
  /** Where on the page the last change was requested: its result is shown there. */
  place = ''
  readonly #deps: ConnectionChangesDeps

  constructor(deps: ConnectionChangesDeps) {
    this.#deps = deps
    makeAutoObservable(this, { submission: false, made: observableRef }, { autoBind: true })
  }

  /** Takes an action. Resolves to whether it was done. */
  perform({ change, done }: Pick<ConnectionAction, 'change' | 'done'>, place: string): Promise<boolean> {
    this.place = place
    return this.send(change, done, this.submission)
  }

  /** Undoes the last change. Empty: does nothing if it cannot be undone. */
  async undo(): Promise<void> {
    const undo = this.made?.undo
    if (undo != null) await this.send(undo, undoneText(undo), this.submission, false)
  }

  /** Sends a change with the submission of a form. `text`: the message once it is done. */
  async send(
    change: ConnectionChange,
    text: string,
    submission: Submission,
    canUndo = true,
  ): Promise<boolean> {
    const before = this.#deps.seen()
    const sent = await submission.send(() => this.#request(change, before))
    if (submission.refusal?.kind === 'conflict') this.#deps.outdated()
    if (sent === undefined) return false
    runInAction(() => {
      const { storedId, ...connection } = sent.value
      const undo = canUndo ? undoConnectionChange(before, change, sent.value) : null
      this.made = { text, undo, storedId }
      this.#deps.changed(connection)
    })
    return true
  }

  async #request(
    change: ConnectionChange,
    before: CarrierSummary['connection'],
  ): Promise<Outcome<BlockedConnection, Refusal>> {
    const { connections, carrierId } = this.#deps
    const written = 'notes' in change ? (change.notes?.trim() ?? '') : ''
    const notes = written === '' ? {} : { notes: written }
    const seen = before && seenConnection(before)
    if (change.kind === 'do-not-dispatch') {
      const { mentioned = [] } = change
      const whom = mentioned.length === 0 ? {} : { mentioned }
      return connections.markDoNotDispatch({ carrierId, seen, ...notes, ...whom })
    }
    if (before === null || seen === null) throw new Error('Only a do not dispatch creates a connection')
    const { id } = before
    switch (change.kind) {
      case 'set-status':
        return connections.setStatus({
          id,
          status: change.status,
          seen,
          ...(change.notes !== undefined && { notes: change.notes }),
        })
      case 'dismiss':
      case 'restore':
        return connections.setDismissed({ id, isDismissed: change.kind === 'dismiss', seen })
      case 'hold':
        return connections.hold({ id, seen, ...notes })
      case 'release':
        return connections.release({ id, seen })
      default:
        return unreachable(change)
    }
  }
}

import {
  type BlockedConnection,
  type CarrierId,
  type CompanyId,
  type Connection,
  type ConnectionChange,
  type Connections,
  type SeenConnection,
  type UserId,
  changeConnection,
  displayName,
  done,
  isOnHold,
  notesProblems,
  type Outcome,
  type Refusal,
  refused,
} from '@fairhaul/core'
import { recordOfAct } from './decision-fakes.ts'
import { andThen, type AnswerUserCall, connectingCompany, refusal, rowOrNotFound } from './fake-calls.ts'
import { type FakeWorld, nextIdAmong, nextInstant } from './fake-world.ts'
import { written } from './team-fakes.ts'

type ConnectionChangeCall = 'setStatus' | 'setDismissed' | 'markDoNotDispatch' | 'hold' | 'release'

const changed = (world: FakeWorld, before: Connection, change: ConnectionChange): Connection => {
  const { user } = world
  const by = user === null ? null : displayName(user)
  const after = changeConnection(before, change, { at: nextInstant(world), by })
  world.connections = world.connections.map(each => (each.id === before.id ? after : each))
  return after
}

const connectionOf = (world: FakeWorld, issuerId: CompanyId, carrierId: CarrierId) =>
  world.connections.find(each => each.issuerId === issuerId && each.carrierId === carrierId)

const stateText = (state: SeenConnection | null): string =>
  state === null ? 'none' : `${state.status} ${state.isDismissed} ${isOnHold(state)}`

/** Refuses: a connection that is no longer in the state that the user saw. */
const asSeen = (
  current: SeenConnection | null,
  seen: SeenConnection | null | undefined,
): Outcome<void, Refusal> =>
  seen === undefined || stateText(seen) === stateText(current)
    ? done(undefined)
    : refused(refusal.conflict('Someone else has changed this connection.'))

/** The connection of a broker and a carrier; made where there is none. */
const withCarrier = (world: FakeWorld, issuerId: CompanyId, carrierId: CarrierId): Connection => {
  const known = connectionOf(world, issuerId, carrierId)
  if (known !== undefined) return known
  const made: Connection = {
    id: nextIdAmong(world.connections),
    status: 'needs_to_onboard',
    isDismissed: false,
    notes: null,
    issuerId,
    carrierId,
    receiver: null,
    latestPacket: null,
    hold: null,
    block: null,
  }
  world.connections.push(made)
  return made
}

/** Adds the notes of a do not dispatch as a note of the carrier, if they mention anyone and are new. */
const mentioning = (
  world: FakeWorld,
  { carrierId, notes: text, mentioned }: Pick<Connection, 'carrierId'> & MentioningNotes,
  known: Connection | undefined,
): Outcome<unknown, Refusal> => {
  const isSame = known?.status === 'do_not_dispatch' && known.notes === text
  if (world.user === null || text === '' || mentioned.length === 0 || isSame) return done(undefined)
  const subject = { kind: 'carrier', carrierId } as const
  return written(world, world.user, { subject, text }, [...new Set(mentioned)])
}

interface MentioningNotes {
  readonly notes: string
  readonly mentioned: readonly UserId[]
}

/** What changes a connection: refused for one that someone else has changed since. */
export const connectionChanges = (
  world: FakeWorld,
  answer: AnswerUserCall<ConnectionChangeCall>,
): Pick<Connections, ConnectionChangeCall> => {
  const own = (id: Connection['id']) =>
    andThen(connectingCompany(world), company =>
      rowOrNotFound(world.connections.find(each => each.id === id && each.issuerId === company)),
    )
  return {
    setStatus: ({ id, seen, ...change }) =>
      answer('setStatus', { id, seen, ...change }, undefined, () =>
        andThen(own(id), row => {
          const [problem] = notesProblems(change.notes ?? '')
          if (problem !== undefined) return refused(refusal.invalid(problem.field, problem.message))
          return andThen(asSeen(row, seen), () => {
            const isOnboarded = row.status !== change.status && change.status === 'onboarded'
            const record = isOnboarded ? recordOfAct(world, row.carrierId, 'onboarded') : {}
            return done({ ...changed(world, row, { kind: 'set-status', ...change }), ...record })
          })
        }),
      ),
    setDismissed: params =>
      answer('setDismissed', params, undefined, () =>
        andThen(own(params.id), row =>
          andThen(asSeen(row, params.seen), () =>
            done(changed(world, row, { kind: params.isDismissed ? 'dismiss' : 'restore' })),
          ),
        ),
      ),
    markDoNotDispatch: params =>
      answer('markDoNotDispatch', params, undefined, () =>
        andThen(connectingCompany(world), company => {
          const { carrierId, seen, mentioned = [] } = params
          const notes = params.notes?.trim() ?? ''
          const [problem] = notesProblems(notes)
          if (!world.carriers.some(({ id }) => id === carrierId)) return refused(refusal.notFound)
          if (problem !== undefined) return refused(refusal.invalid(problem.field, problem.message))
          const known = connectionOf(world, company, carrierId)
          return andThen(asSeen(known ?? null, seen), () =>
            andThen(mentioning(world, { carrierId, notes, mentioned }, known), () => {
              const isNew = known?.status !== 'do_not_dispatch' || (notes !== '' && notes !== known.notes)
              const record = isNew ? recordOfAct(world, carrierId, 'do_not_dispatch') : {}
              const before = withCarrier(world, company, carrierId)
              const after = changed(world, before, { kind: 'do-not-dispatch', notes })
              return done<BlockedConnection>({
                ...after,
                ...record,
                ...(known && notes !== '' && notes !== known.notes && { replacedNotes: known.notes }),
              })
            }),
          )
        }),
      ),
    hold: ({ id, seen, ...written }) =>
      answer('hold', { id, seen, ...written }, undefined, () =>
        andThen(own(id), row => {
          const [problem] = notesProblems(written.notes ?? '')
          if (problem !== undefined) return refused(refusal.invalid(problem.field, problem.message))
          if (row.latestPacket === null) return refused(refusal.conflict('No packet has been sent.'))
          return andThen(asSeen(row, seen), () => done(changed(world, row, { kind: 'hold', ...written })))
        }),
      ),
    release: params =>
      answer('release', params, undefined, () =>
        andThen(own(params.id), row =>
          andThen(asSeen(row, params.seen), () => done(changed(world, row, { kind: 'release' }))),
        ),
      ),
  }
}

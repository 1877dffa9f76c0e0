import {
  done,
  type IdentityAlertMessage,
  type IdentityAlertMessages,
  refused,
  withAlertMessage,
} from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld, nextIdAmong, nextInstant } from '../shared/fake-world.ts'

/** `IdentityAlertMessages` in memory. What is added shows on the alert. */
export const fakeIdentityAlertMessages = (
  world: FakeWorld = fakeWorld(),
): IdentityAlertMessages & FakeCalls<'create'> => {
  const { control, answer } = userCalls<'create'>(world)
  return {
    ...control,
    create: params =>
      answer('create', params, undefined, user => {
        const alert = world.identityAlerts.find(
          each => each.id === params.alertId && (each.isPublished || each.companyId === user.company?.id),
        )
        if (alert === undefined) return refused(refusal.notFound)
        if (params.message.trim() === '')
          return refused(refusal.invalid('message', 'Write what is to be added.'))
        if (!alert.isPublished) return refused(refusal.conflict('This alert has been taken back.'))
        const made: IdentityAlertMessage = {
          id: nextIdAmong(world.identityAlerts.flatMap(({ messages }) => messages)),
          alertId: alert.id,
          message: params.message.trim(),
          createdAt: nextInstant(world),
        }
        world.identityAlerts = world.identityAlerts.map(each => withAlertMessage(each, made))
        return done(made)
      }),
  }
}

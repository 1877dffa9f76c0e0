import { z } from 'zod'
import { maySearchCarriers, scopeGuard } from '../../http/guards/guards.ts'
import { type Route, route } from '../../http/route.ts'
import {
  readDigestPreferences,
  readLatestDigest,
  saveDigestPreferences,
} from '../../onboarding/digests/digest-preferences.ts'
import { NOTIFIED } from '../../onboarding/digests/send-digests.ts'
import { DIGEST_KINDS, FREQUENCIES } from '../../rules/digest-line.ts'

const wirePreferences = z.strictObject({
  frequency: z.enum(FREQUENCIES, 'This is not a valid frequency.'),
  kinds: z
    .array(z.enum(DIGEST_KINDS, 'This is not a valid kind of change.'))
    .min(1, 'Choose at least one kind of change.')
    .max(DIGEST_KINDS.length, 'Name each kind once.'),
})

const answer = z.object({
  frequency: z.enum(FREQUENCIES),
  kinds: z.array(z.enum(DIGEST_KINDS)),
  time_zone: z.string(),
})

/** Beyond section 7. */
const read = route({
  method: 'GET',
  path: 'digest_preferences',
  summary: 'How often the caller gets a digest of what turned among the carriers, and what of',
  access: 'broker',
  guards: [scopeGuard(NOTIFIED)],
  answer,
  handle: async ({ services: { db }, actor }) => ({ body: await readDigestPreferences(db, actor) }),
})

/** Beyond section 7. */
const save = route({
  method: 'PATCH',
  path: 'digest_preferences',
  summary: 'Sets how often the caller gets a digest, and what of',
  access: 'broker',
  guards: [scopeGuard(NOTIFIED)],
  body: z.strictObject({ digest_preferences: wirePreferences }),
  answer,
  handle: async ({ services: { db, clock }, actor, body }) => {
    await saveDigestPreferences(db, actor.user.id, body.digest_preferences, clock.now())
    return { body: await readDigestPreferences(db, actor) }
  },
})

/** Beyond section 7. */
const latest = route({
  method: 'GET',
  path: 'digests/latest',
  summary: "The caller's newest digest",
  access: 'broker',
  guards: [scopeGuard(NOTIFIED), maySearchCarriers],
  answer: z.object({
    digest: z
      .object({
        made_at: z.string(),
        lines: z.array(
          z.object({
            kind: z.enum(DIGEST_KINDS),
            carrier_id: z.number(),
            name: z.string(),
            text: z.string(),
          }),
        ),
      })
      .nullable(),
  }),
  handle: async ({ services: { db }, actor }) => ({ body: { digest: await readLatestDigest(db, actor) } }),
})

export const routes: readonly Route[] = [latest, read, save]

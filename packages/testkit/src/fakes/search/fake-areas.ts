import { type Areas, done } from '@fairhaul/core'
import { type FakeCalls, fakeCalls } from '../shared/fake-calls.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'

const AREAS_MAX = 10

/** `Areas` in memory. */
export const fakeAreas = (world: FakeWorld = fakeWorld()): Areas & FakeCalls<'autocomplete'> => {
  const { control, answer } = fakeCalls<'autocomplete'>()
  return {
    ...control,
    autocomplete: (ask, signal) =>
      answer('autocomplete', ask, signal, () => {
        const term = ask.term.trim().toLowerCase()
        const found = world.areas.filter(({ name, code }) =>
          [name, code].some(text => text.toLowerCase().startsWith(term)),
        )
        return done(found.slice(0, AREAS_MAX))
      }),
  }
}

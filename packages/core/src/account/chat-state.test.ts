import { aChatPerson, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { CHAT_OFF, chatStep } from './chat-state.ts'

const person = aChatPerson()
const other = aChatPerson({ userId: id(2) })
const started = { kind: 'started', userId: person.userId } as const
const shutDown = { kind: 'shut-down' } as const
const event = { kind: 'event', name: 'lane-search' } as const
const here = { kind: 'person', person, hasChat: true } as const

it('the chat starts off', () => {
  expect(CHAT_OFF).toEqual({ kind: 'off' })
})

it.each([CHAT_OFF, shutDown])('the chat starts for the signed-in user when it is $kind', state => {
  expect(chatStep(state, here)).toEqual({ state: started, effects: [{ kind: 'start', person }] })
})

it('the chat updates the same person', () => {
  expect(chatStep(started, here)).toEqual({ state: started, effects: [{ kind: 'update', person }] })
})

it('the chat shuts down before it starts for another person', () => {
  expect(chatStep(started, { ...here, person: other })).toEqual({
    state: { kind: 'started', userId: 2 },
    effects: [{ kind: 'shut-down' }, { kind: 'start', person: other }],
  })
})

it.each([{ kind: 'exit' } as const, { ...here, person: null }, { ...here, hasChat: false }])(
  'the chat shuts down at %j while it is started',
  occasion => {
    expect(chatStep(started, occasion)).toEqual({ state: shutDown, effects: [{ kind: 'shut-down' }] })
  },
)

it.each([{ kind: 'exit' } as const, { ...here, person: null }, { ...here, hasChat: false }, event])(
  'the chat ignores %j while it is not started',
  occasion => {
    for (const state of [CHAT_OFF, shutDown])
      expect(chatStep(state, occasion)).toEqual({ state, effects: [] })
  },
)

it('the chat receives events while it is started', () => {
  expect(chatStep(started, event)).toEqual({
    state: started,
    effects: [{ kind: 'event', name: 'lane-search' }],
  })
})

it('the chat refuses an unknown input', () => {
  expect(() => chatStep(started, { kind: 'fire' } as never)).toThrow('A case that should not occur')
})

import { aChatPerson, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { CHAT_OFF, chatStep } from './chat-state.ts'

const person = aChatPerson()
const other = aChatPerson({ userId: id(2) })
const started = { kind: 'started', userId: person.userId } as const
const shutDown = { kind: 'shut-down' } as const
const event = { kind: 'event', name: 'lane-search' } as const
const here = { kind: 'person', person, hasChat: true } as const

describe('the chat', () => {
  it('is off at first', () => {
    expect(CHAT_OFF).toEqual({ kind: 'off' })
  })

  it.each([CHAT_OFF, shutDown])('is started for whoever is there when it is $kind', state => {
    expect(chatStep(state, here)).toEqual({ state: started, effects: [{ kind: 'start', person }] })
  })

  it('is told the news of the same person', () => {
    expect(chatStep(started, here)).toEqual({ state: started, effects: [{ kind: 'update', person }] })
  })

  it('is shut down before it is started for somebody else', () => {
    expect(chatStep(started, { ...here, person: other })).toEqual({
      state: { kind: 'started', userId: 2 },
      effects: [{ kind: 'shut-down' }, { kind: 'start', person: other }],
    })
  })

  it.each([{ kind: 'exit' } as const, { ...here, person: null }, { ...here, hasChat: false }])(
    'is shut down by %j when it is started',
    occasion => {
      expect(chatStep(started, occasion)).toEqual({ state: shutDown, effects: [{ kind: 'shut-down' }] })
    },
  )

  it.each([{ kind: 'exit' } as const, { ...here, person: null }, { ...here, hasChat: false }, event])(
    'is told nothing of %j while it is not started',
    occasion => {
      for (const state of [CHAT_OFF, shutDown])
        expect(chatStep(state, occasion)).toEqual({ state, effects: [] })
    },
  )

  it('is told of events while it is started', () => {
    expect(chatStep(started, event)).toEqual({
      state: started,
      effects: [{ kind: 'event', name: 'lane-search' }],
    })
  })

  it('refuses an occasion that is none', () => {
    expect(() => chatStep(started, { kind: 'fire' } as never)).toThrow('A case that should not occur')
  })
})

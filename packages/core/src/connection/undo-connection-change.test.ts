import { aConnection, aConnectionOnHold, arbitrary, holds } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { changeConnection } from './change-connection.ts'
import { undoConnectionChange, undoneText } from './undo-connection-change.ts'

const MADE = { at: '2026-11-20T10:00:00.000Z', by: 'Dana Reyes' }

describe('undoing a change of a connection', () => {
  it.each([
    [
      { kind: 'set-status', status: 'needs_to_onboard' },
      { kind: 'set-status', status: 'onboarded' },
    ],
    [{ kind: 'do-not-dispatch' }, { kind: 'set-status', status: 'onboarded' }],
    [{ kind: 'dismiss' }, { kind: 'restore' }],
    [{ kind: 'restore' }, { kind: 'dismiss' }],
    [{ kind: 'hold' }, { kind: 'release' }],
    [{ kind: 'release' }, { kind: 'hold' }],
  ] as const)('the change %j of an onboarded connection is undone by %j', (change, undo) => {
    expect(undoConnectionChange(aConnection({ status: 'onboarded' }), change)).toEqual(undo)
  })

  it('an undone release puts the carrier on hold again, with its notes', () => {
    expect(undoConnectionChange(aConnectionOnHold(), { kind: 'release' })).toEqual({
      kind: 'hold',
      notes: 'Renewing their insurance.',
    })
  })

  it.each([
    ['the notes from before', 'Pays late.'],
    ['a connection without notes', null],
  ])('an undone do not dispatch brings back status and notes: %s', (_, replacedNotes) => {
    const before = aConnection({ status: 'needs_to_onboard', notes: replacedNotes })
    const change = { kind: 'do-not-dispatch', notes: 'Do not book.' } as const
    const undo = undoConnectionChange(before, change, { replacedNotes })
    expect(undo).toEqual({ kind: 'set-status', status: 'needs_to_onboard', notes: replacedNotes })
    const after = changeConnection(before, change, MADE)
    expect(changeConnection(after, undo ?? change, MADE)).toEqual(before)
  })

  it('an undone do not dispatch without notes leaves the notes as they are', () => {
    const before = aConnection({ notes: 'Pays late.' })
    const undo = undoConnectionChange(before, { kind: 'do-not-dispatch' }, {})
    expect(undo).toEqual({ kind: 'set-status', status: 'onboarded' })
  })

  it.each([
    [{ kind: 'set-status', status: 'onboarded' }, 'Onboarded again.'],
    [
      { kind: 'set-status', status: 'onboarded', notes: 'Pays late.' },
      'Onboarded again. The note from before is back: “Pays late.”',
    ],
    [
      { kind: 'set-status', status: 'needs_to_onboard', notes: null },
      'Needs to onboard again. Your new note is removed.',
    ],
    [{ kind: 'do-not-dispatch' }, 'Do not dispatch again.'],
    [{ kind: 'dismiss' }, 'Dismissed again.'],
    [{ kind: 'restore' }, 'Restored.'],
    [{ kind: 'hold' }, 'On hold again.'],
    [{ kind: 'release' }, 'Released.'],
  ] as const)('the undo %j says what is back', (undo, text) => {
    expect(undoneText(undo)).toBe(text)
  })

  it('a change that is none says nothing', () => {
    expect(() => undoneText({ kind: 'new' } as never)).toThrow('A case that should not occur')
  })

  it('a do not dispatch that created the connection cannot be undone', () => {
    expect(undoConnectionChange(null, { kind: 'do-not-dispatch' })).toBeNull()
  })

  it('an undone change leaves a connection with its status and dismissal, whatever the change', () => {
    holds([arbitrary.connections, arbitrary.connectionChanges], (before, change) => {
      const after = changeConnection(before, change, MADE)
      const undo = undoConnectionChange(before, change)
      const isVisible = after.status !== before.status || after.isDismissed !== before.isDismissed
      if (undo === null || !isVisible) return
      const { status, isDismissed } = changeConnection(after, undo, MADE)
      expect({ status, isDismissed }).toEqual({ status: before.status, isDismissed: before.isDismissed })
    })
  })
})

import type { Outcome, Refusal } from '@fairhaul/core'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { observable, runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'
import { TextField } from '../../ui/TextField.tsx'
import { FormDrawer } from './FormDrawer.tsx'

afterEach(cleanup)

const invalid: Outcome<undefined, Refusal> = {
  ok: false,
  refusal: {
    kind: 'invalid',
    problems: [
      { field: 'name', message: 'Enter a name.' },
      { field: null, message: 'The team is full.' },
    ],
    requestId: null,
  },
}

interface Setting {
  readonly answer?: Outcome<undefined, Refusal>
  readonly submitBy?: 'form' | 'button'
  readonly blocked?: { readonly title: string; readonly text: string }
  readonly onSubmitted?: () => void
  readonly canSubmit?: boolean
}

const show = ({ answer = { ok: true, value: undefined }, ...props }: Setting = {}) => {
  const submission = new Submission(submissionMessages('Not saved'), ['name'])
  const typed = observable({ name: '' })
  const onClose = vi.fn()
  const request = vi.fn(async () => answer)
  const Page = observer(() => (
    <FormDrawer
      title="Add a team"
      submission={submission}
      submitLabel="Save team"
      onSubmit={async () => (await submission.send(request)) !== undefined}
      onDiscard={() => runInAction(() => (typed.name = ''))}
      onClose={onClose}
      {...props}
    >
      <TextField label="About" />
      <TextField
        label="Name"
        value={typed.name}
        error={submission.fieldError('name')}
        onChange={event => {
          const { value } = event.currentTarget
          runInAction(() => (typed.name = value))
        }}
      />
    </FormDrawer>
  ))
  render(<Page />)
  return { typed, onClose, request }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const name = () => screen.getByLabelText<HTMLInputElement>('Name')

describe('FormDrawer', () => {
  it('a form that was accepted closes its drawer', async () => {
    const { onClose, request } = show()
    press('Save team')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(request).toHaveBeenCalledOnce()
  })

  it('a form with a destination of its own goes there in place of closing its drawer', async () => {
    const onSubmitted = vi.fn()
    const { onClose } = show({ onSubmitted })
    press('Save team')
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledOnce())
    expect(onClose).not.toHaveBeenCalled()
  })

  it('a refused form stays open with its error and moves the focus to the first wrong field', async () => {
    const { onClose } = show({ answer: invalid })
    press('Save team')
    expect(await screen.findByText(/The team is full\./)).toBeTruthy()
    expect(document.activeElement).toBe(name())
    expect(onClose).not.toHaveBeenCalled()
  })

  it('Cancel drops what was typed in a form drawer, Close keeps it', () => {
    const { typed, onClose } = show()
    fireEvent.change(name(), { target: { value: 'Night desk' } })
    press('Close')
    expect([typed.name, onClose.mock.calls.length]).toEqual(['Night desk', 1])
    press('Cancel')
    expect([typed.name, onClose.mock.calls.length]).toEqual(['', 2])
  })

  it('a form drawer that is blocked says why in place of the form', () => {
    show({ blocked: { title: 'No team can be added.', text: 'Your plan has no teams.' } })
    expect(screen.getByText('Your plan has no teams.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save team' })).toBeNull()
  })

  it('a form drawer with nothing to submit has neither Submit nor Cancel', () => {
    show({ canSubmit: false })
    expect(screen.queryByRole('button', { name: 'Save team' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  })

  it('Enter submits a form drawer only where the form submits it', () => {
    show()
    expect(name().form).not.toBeNull()
    cleanup()
    const { request } = show({ submitBy: 'button' })
    expect(name().form).toBeNull()
    press('Save team')
    expect(request).toHaveBeenCalledOnce()
  })
})

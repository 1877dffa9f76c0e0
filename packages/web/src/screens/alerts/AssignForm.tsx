import { formatCount, parseId, ticketName } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { FormDrawer } from '../../parts/form-drawer/FormDrawer.tsx'
import { ListError } from '../../parts/list/ListError.tsx'
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'
import { ComboBox } from '../../ui/ComboBox.tsx'
import type { AlertWork } from './alert-work.ts'

const NO_ONE = 'none'

/** Chooses who gets one alert or many. */
export const AssignForm = observer(({ work }: { readonly work: AlertWork }) => {
  const [submission] = useState(() => new Submission(submissionMessages('Not assigned'), ['assignee']))
  const [chosen, choose] = useState<string | null>(null)
  const { assigning, people, assignees } = work
  if (assigning === null) return null
  const [only] = assigning
  const submit = async () => {
    if (chosen === null) {
      submission.rejectLocally([{ field: 'assignee', message: 'Choose a person, or no one.' }])
      return false
    }
    return work.assignTo(parseId<'user'>(chosen) ?? null)
  }
  return (
    <FormDrawer
      title={assigning.length === 1 ? 'Assign alert' : `Assign ${formatCount(assigning.length, 'alert')}`}
      subtitle={assigning.length === 1 && only !== undefined ? ticketName(only) : undefined}
      submission={submission}
      submitLabel="Assign"
      onSubmit={submit}
      onDiscard={work.closeAssigning}
      onClose={work.closeAssigning}
    >
      <ListError question={people.state} what="your coworkers" onRetry={() => void people.load()} />
      <ComboBox
        label="Assign to"
        description="Managers assign to everyone. Staff assign to managers and to themselves."
        options={[
          ...assignees.map(({ id, label }) => ({ key: String(id), label })),
          { key: NO_ONE, label: 'No one' },
        ]}
        value={chosen}
        isLoading={people.isPending}
        onChange={key => {
          choose(key)
          submission.clearError('assignee')
        }}
        {...(submission.fieldError('assignee') !== undefined && { error: submission.fieldError('assignee') })}
      />
    </FormDrawer>
  )
})

import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { FormDrawer } from '../../parts/form-drawer/FormDrawer.tsx'
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'
import { Button } from '../../ui/Button.tsx'
import { DateField } from '../../parts/date-field/DateField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { Group } from '../group.ts'
import styles from '../primitives.module.css'
import { Sample } from '../Sample.tsx'

const Drawers = () => {
  const [isOpen, setOpen] = useState(false)
  const [until, setUntil] = useState<string | null>(null)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the drawer</Button>
      <Drawer
        title="Create override"
        subtitle="Prairie Line Transport LLC · Cargo at least 100,000"
        isOpen={isOpen}
        onClose={close}
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Create override
            </Button>
          </>
        }
      >
        <div className={styles['states']}>
          <TextField label="Reason" />
          <DateField label="Expires" value={until} onChange={setUntil} />
        </div>
      </Drawer>
    </>
  )
}

const FormDrawers = () => {
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [submission] = useState(() => new Submission(submissionMessages('Not saved'), ['name']))
  const close = () => setOpen(false)
  const problems = name === '' ? [{ field: 'name', message: 'Enter a name.' }] : []
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the form</Button>
      {isOpen && (
        <FormDrawer
          title="Add a team"
          subtitle="Prairie Line Transport LLC"
          submission={submission}
          submitLabel="Save team"
          onSubmit={async () =>
            (await submission.send(async () => ({ ok: true, value: name }), { problems })) !== undefined
          }
          onDiscard={() => setName('')}
          onClose={close}
        >
          <SampledName submission={submission} name={name} onName={setName} />
        </FormDrawer>
      )}
    </>
  )
}

interface NameProps {
  readonly submission: Submission
  readonly name: string
  readonly onName: (name: string) => void
}

const SampledName = observer(({ submission, name, onName }: NameProps) => (
  <TextField
    label="Name"
    value={name}
    error={submission.fieldError('name')}
    onChange={event => onName(event.currentTarget.value)}
  />
))

const Dialogs = () => {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <Dialog
        title="Remove the rule set Reefer 2027?"
        isOpen={isOpen}
        onClose={close}
        confirmLabel="Remove"
        onConfirm={close}
        isDanger
      >
        214 carriers are assessed by it. This cannot be undone.
      </Dialog>
    </>
  )
}

const Show = () => (
  <>
    <Sample name="Drawer" use="Details and editing beside the page, with a URL of its own.">
      <div>
        <Drawers />
      </div>
    </Sample>
    <Sample
      name="Form drawer"
      use="A form with errors, Submit and Cancel. Cancel discards the input, Close keeps it. An empty name is an error."
    >
      <div>
        <FormDrawers />
      </div>
    </Sample>
    <Sample name="Dialog" use="Confirms only actions that cannot be undone, and names their effect.">
      <div>
        <Dialogs />
      </div>
    </Sample>
  </>
)

export const group: Group = { id: 'overlays', title: 'Over the page', place: 6, Show }

import { observer } from 'mobx-react-lite'
import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { Dialog, Popover } from 'react-aria-components/Popover'
import { Button } from '../../ui/Button.tsx'
import popover from '../../ui/Popover.module.css'
import { TextField } from '../../ui/TextField.tsx'
import { SubmissionError } from '../submission/SubmissionError.tsx'
import { useFocusOnError } from '../submission/use-focus-on-error.ts'
import type { NameFormStore } from './name-form-store.ts'
import styles from './SaveSearch.module.css'

export interface SearchNameFormProps {
  readonly store: NameFormStore
  /** The button that opened it. */
  readonly button: RefObject<HTMLButtonElement | null>
  /** The name of the form: "Save search". */
  readonly title: string
  /** The label of its button: "Save". */
  readonly verb: string
}

/** Asks for the name of a search. Esc and a press outside close it and keep what was typed. */
export const SearchNameForm = observer(({ store, button, title, verb }: SearchNameFormProps) => (
  <Popover
    triggerRef={button}
    isOpen={store.isOpen}
    onOpenChange={open => !open && store.close()}
    className={popover['popover'] ?? ''}
    offset={4}
    placement="bottom end"
  >
    <Dialog aria-label={title} className={styles['dialog'] ?? ''}>
      <Form store={store} verb={verb} />
    </Dialog>
  </Popover>
))

const Form = observer(({ store, verb }: Pick<SearchNameFormProps, 'store' | 'verb'>) => {
  const { submission } = store
  const form = useRef<HTMLFormElement>(null)
  const name = useRef<HTMLInputElement>(null)
  useEffect(() => {
    name.current?.focus()
    name.current?.select()
  }, [])
  useFocusOnError(form, submission.errorCount)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void store.save()
  }
  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={submit}>
      <TextField
        ref={name}
        label="Name"
        description="The name shown in Saved searches."
        value={store.name}
        onChange={event => store.changeName(event.currentTarget.value)}
        autoComplete="off"
        {...(store.nameProblem !== undefined && { error: store.nameProblem })}
      />
      <SubmissionError submission={submission} />
      <span className={styles['actions']}>
        <Button type="submit" variant="primary" isPending={submission.isPending}>
          {verb}
        </Button>
        <Button onClick={store.close} disabled={submission.isPending}>
          Cancel
        </Button>
      </span>
    </form>
  )
})

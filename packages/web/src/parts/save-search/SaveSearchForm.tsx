import { observer } from 'mobx-react-lite'
import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { Dialog, Popover } from 'react-aria-components/Popover'
import { Button } from '../../ui/Button.tsx'
import popover from '../../ui/Popover.module.css'
import { TextField } from '../../ui/TextField.tsx'
import { WritingTrouble } from '../writing/WritingTrouble.tsx'
import { useFocusOnWrong } from '../writing/use-focus-on-wrong.ts'
import styles from './SaveSearch.module.css'
import type { SaveSearchStore } from './save-search-store.ts'

interface Props {
  readonly store: SaveSearchStore
  readonly button: RefObject<HTMLButtonElement | null>
}

/** Asks under which name. Esc and a press beside it leave, and keep what was typed. */
export const SaveSearchForm = observer(({ store, button }: Props) => (
  <Popover
    triggerRef={button}
    isOpen={store.isOpen}
    onOpenChange={open => !open && store.close()}
    className={popover['popover'] ?? ''}
    offset={4}
    placement="bottom end"
  >
    <Dialog aria-label="Save search" className={styles['dialog'] ?? ''}>
      <Form store={store} />
    </Dialog>
  </Popover>
))

const Form = observer(({ store }: Pick<Props, 'store'>) => {
  const { writing } = store
  const form = useRef<HTMLFormElement>(null)
  const name = useRef<HTMLInputElement>(null)
  useEffect(() => {
    name.current?.focus()
    name.current?.select()
  }, [])
  useFocusOnWrong(form, writing.wrongs)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void store.save()
  }
  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={submit}>
      <TextField
        ref={name}
        label="Name"
        description="How it is listed in Saved searches."
        value={store.name}
        onChange={event => store.changeName(event.currentTarget.value)}
        autoComplete="off"
        {...(store.nameProblem !== undefined && { error: store.nameProblem })}
      />
      <WritingTrouble writing={writing} />
      <span className={styles['actions']}>
        <Button type="submit" variant="primary" isPending={writing.isPending}>
          Save
        </Button>
        <Button onClick={store.close} disabled={writing.isPending}>
          Cancel
        </Button>
      </span>
    </form>
  )
})

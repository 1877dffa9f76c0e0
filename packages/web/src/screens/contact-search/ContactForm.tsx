import { CONTACT_KINDS, type ContactKind, contactSearchPath } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type ClipboardEvent, type FormEvent, useRef } from 'react'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { useFocusOnError } from '../../parts/submission/use-focus-on-error.ts'
import { Button } from '../../ui/Button.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './ContactForm.module.css'
import type { ContactSearchStore } from './contact-search-store.ts'

const KIND_LABELS: Readonly<Record<ContactKind, string>> = { email: 'E-mail', phone: 'Phone' }
const KIND_OPTIONS = CONTACT_KINDS.map(key => ({ key, label: KIND_LABELS[key] }))

/** A field of one line drops them, and what stood on two lines would be one word. */
const LINE_ENDS = /\s*[\r\n]+\s*/

/** The contact to look up: an e-mail address or a phone number, in any format, or both. */
export const ContactForm = observer(({ store }: { readonly store: ContactSearchStore }) => {
  const navigator = useStore(BrowserTokens.Navigator)
  const element = useRef<HTMLFormElement>(null)
  const { form } = store
  useFocusOnError(element, form.errorCount)

  const lookUp = (event: FormEvent) => {
    event.preventDefault()
    const query = form.read()
    if (query === undefined) return
    if (store.isRequested(query)) store.retry()
    else navigator.go(contactSearchPath(query))
  }
  const pasteInOneLine = (event: ClipboardEvent<HTMLInputElement>) => {
    const lines = event.clipboardData.getData('text/plain').trim().split(LINE_ENDS)
    if (lines.length < 2) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const at = selectionStart ?? value.length
    form.type(`${value.slice(0, at)}${lines.join(', ')}${value.slice(selectionEnd ?? at)}`)
  }
  return (
    <form
      ref={element}
      role="search"
      aria-label="Contact"
      data-contact-form=""
      className={styles['form']}
      noValidate
      onSubmit={lookUp}
    >
      <TextField
        label="E-mail address or phone number"
        className={styles['text'] ?? ''}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        autoFocus={store.query === null}
        value={form.text}
        error={form.textProblem}
        onChange={event => form.type(event.currentTarget.value)}
        onPaste={pasteInOneLine}
      />
      <div className={styles['kind']} data-wrong={form.kindProblem === undefined ? undefined : ''}>
        {form.isPair ? (
          <p className={styles['both']}>Phone and e-mail together</p>
        ) : (
          <RadioGroup
            label="Type"
            isRow
            options={KIND_OPTIONS}
            value={form.kind}
            error={form.kindProblem}
            onChange={form.choose}
          />
        )}
      </div>
      <Button type="submit" variant="primary" className={styles['go'] ?? ''}>
        Look up
      </Button>
    </form>
  )
})

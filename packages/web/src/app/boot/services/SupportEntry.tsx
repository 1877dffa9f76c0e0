import { LifeBuoy } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ChatStore } from '../../../stores/chat-store.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useDisclosure } from '../../frame/use-disclosure.ts'
import styles from './SupportEntry.module.css'

export interface SupportEntryProps {
  readonly chat: Pick<ChatStore, 'isOpen' | 'unread' | 'opening' | 'show'>
  /** Null: no address is configured. */
  readonly email: string | null
  /** The portal's version, to include in a message. */
  readonly version: string
}

/**
 * The support entry in the bar: it opens the chat and marks unread messages, or without a chat gives the address.
 * Empty: renders nothing without both, as for a visitor of a portal that only has a chat.
 */
export const SupportEntry = observer(({ chat, email, version }: SupportEntryProps) => {
  const { isOpen, toggle, close, around, button } = useDisclosure()
  const { opening, unread } = chat
  if (!chat.isOpen && email === null) return null

  const press = () => {
    if (!chat.isOpen) return toggle()
    close()
    void chat.show().then(isShown => {
      if (!isShown && !isOpen) toggle()
    })
  }
  return (
    <div ref={around} className={styles['around']}>
      <IconButton
        ref={button}
        label={unread === 0 ? 'Support' : `Support: ${unread} unread`}
        icon={<LifeBuoy size={18} />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'support' : undefined}
        aria-busy={opening === 'under-way' || undefined}
        onClick={press}
      />
      {unread > 0 && (
        <span className={styles['unread']} aria-hidden="true">
          {unread > 9 ? '9+' : unread}
        </span>
      )}
      {isOpen && (
        <section id="support" className={styles['sheet']} aria-label="Support">
          {opening === 'failed' && (
            <p role="status">
              The chat could not be opened. This browser or network may block it.
              {email === null && ' Try again, or ask an admin at your company how to reach support.'}
            </p>
          )}
          {email !== null && (
            <p>
              Write to <a href={`mailto:${email}`}>{email}</a>. Tell us what you were doing, and include the
              request id if one was shown.
            </p>
          )}
          <p className={styles['version']}>Version {version}</p>
        </section>
      )}
    </div>
  )
})

import { observer } from 'mobx-react-lite'
import { BrowserTokens } from '../../di/tokens/browser.ts'
import { ServiceTokens } from '../../di/tokens/services.ts'
import { useStore } from '../../di/use-store.ts'
import styles from './TopBar.module.css'

/** Where the way to support stands once it has come; until then its place is kept, so that nothing moves. */
export const SupportSlot = observer(() => {
  const { supportEmail, chat, toggles } = useStore(BrowserTokens.PageConfiguration)
  const { Support } = useStore(ServiceTokens.LateParts)
  if (supportEmail === null && (chat === null || !toggles.hasChat)) return null
  return <div className={styles['support']}>{Support !== undefined && <Support />}</div>
})

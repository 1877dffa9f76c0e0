import { observer } from 'mobx-react-lite'
import { Button } from '../../ui/Button.tsx'
import { visuallyHiddenClass } from '../../ui/VisuallyHidden.tsx'
import styles from './AreaBox.module.css'
import { areaBoxMessages } from './area-box-messages.ts'
import type { AreaBoxStore } from './area-box-store.ts'

/** What a lane's box says under itself, read out when it changes. */
export const AreaBoxNote = observer(({ id, box }: { readonly id: string; readonly box: AreaBoxStore }) => {
  const words = areaBoxMessages(box)
  const isHidden = words === undefined || words.kind === 'count'
  return (
    <div className={isHidden ? visuallyHiddenClass : styles['note']} data-kind={words?.kind}>
      <p id={id} role="status">
        {words?.text}
        {words?.requestId && <> Quote {words.requestId} when you ask for help.</>}
      </p>
      {words?.canRetry && (
        <Button size="small" onClick={box.retry}>
          Try again
        </Button>
      )}
    </div>
  )
})

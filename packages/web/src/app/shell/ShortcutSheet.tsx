import { useEffect, useRef } from 'react'
import { Cross } from '../../ui/Cross.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import styles from './ShortcutSheet.module.css'

const SHORTCUTS: readonly (readonly [what: string, keys: readonly string[]])[] = [
  ['Search carriers', ['/', 'Ctrl K']],
  ['Next row, previous row', ['j', 'k', '↓', '↑']],
  ['First row, last row', ['Home', 'End']],
  ['Open the row', ['Enter', 'o']],
  ['Select the row, or a range', ['x', 'Shift x']],
  ['Leave what is open', ['Esc']],
  ['Shortcuts', ['?']],
]

/** All that keys can do, under `?`. The browser's own modal dialog: it costs the first paint nothing. */
export const ShortcutSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  return (
    <dialog ref={dialog} className={styles['sheet']} aria-labelledby="shortcuts" onClose={onClose}>
      <header className={styles['head']}>
        <h2 id="shortcuts">Shortcuts</h2>
        <IconButton label="Close the shortcuts" icon={<Cross />} onClick={() => dialog.current?.close()} />
      </header>
      <dl className={styles['list']}>
        {SHORTCUTS.map(([what, keys]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className={styles['keys']}>
              {keys.map(key => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </dialog>
  )
}

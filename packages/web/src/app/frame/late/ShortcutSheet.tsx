import type { MenuGroup } from '@fairhaul/core'
import { useEffect, useRef } from 'react'
import { Cross } from '../../../ui/Cross.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Kbd } from '../../../ui/Kbd.tsx'
import { type KeySpec, keyCaps } from '../../../ui/keys.ts'
import styles from './ShortcutSheet.module.css'
import { shortcutTable } from './shortcut-table.ts'

export interface ShortcutSheetProps {
  /** The entries that this user may open: no shortcut leads to a screen that is not allowed. */
  readonly menu: readonly MenuGroup[]
  readonly onClose: () => void
}

/** All shortcuts, opened with `?`, in the browser's own modal dialog. */
export const ShortcutSheet = ({ menu, onClose }: ShortcutSheetProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const own = dialog.current
    if (own === null) return
    if (!own.open) own.showModal()
    const closeOutside = (event: Event) => {
      if (event.target === own) own.close()
    }
    own.addEventListener('click', closeOutside)
    return () => own.removeEventListener('click', closeOutside)
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles['sheet']}
      aria-labelledby="shortcuts"
      data-react-aria-top-layer="true"
      onClose={onClose}
    >
      <div className={styles['inside']}>
        <header className={styles['head']}>
          <h2 id="shortcuts">Shortcuts</h2>
          <IconButton label="Close the shortcuts" icon={<Cross />} onClick={() => dialog.current?.close()} />
        </header>
        <div className={styles['groups']}>
          {shortcutTable(menu).map(({ label, shortcuts }) => (
            <section key={label} aria-label={label}>
              <h3 className={styles['label']}>{label}</h3>
              <dl className={styles['list']}>
                {shortcuts.map(({ what, keys, isRange }) => (
                  <div key={what}>
                    <dt>{what}</dt>
                    <dd className={styles['keys']}>
                      {keys.map((spec, at) => (
                        <Keys key={spec} spec={spec} before={at > 0 && (isRange ? 'to' : 'or')} />
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </dialog>
  )
}

const Keys = ({ spec, before }: { readonly spec: KeySpec; readonly before: string | false }) => (
  <>
    {before && <span className={styles['or']}>{before}</span>}
    {keyCaps(spec).map((cap, at) => (
      <span key={cap} className={styles['cap']}>
        {at > 0 && spec.includes(' ') && <span className={styles['or']}>then</span>}
        <Kbd>{cap}</Kbd>
      </span>
    ))}
  </>
)

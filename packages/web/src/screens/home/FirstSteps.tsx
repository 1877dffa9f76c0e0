import { accountTabPath } from '@fairhaul/core'
import { Link } from '../../di/Link.tsx'
import { ActionItemsTokens } from '../../di/lazy-tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { carrierSearchInputId } from '../../parts/CarrierSearchBox.tsx'
import { Button } from '../../ui/Button.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import styles from './WhatChanged.module.css'

/** For users without monitored carriers: what to do first. */
export const FirstSteps = () => {
  const hasScreen = useStore(ActionItemsTokens.HasScreen)
  const focusSearch = () => document.getElementById(carrierSearchInputId('home'))?.focus()
  return (
    <ol className={styles['steps']}>
      <li>
        <b>Find a carrier you work with.</b> Use a name or any number.{' '}
        <Button size="small" variant="quiet" className={styles['toSearch'] ?? ''} onClick={focusSearch}>
          Go to the search
        </Button>
      </li>
      <li>
        <b>Choose Monitor on its profile.</b> It joins My Carriers, and changes show up here first: verdict,
        authority, insurance, and identity alerts.
      </li>
      {hasScreen('my-account') && (
        <li>
          <b>Invite your coworkers.</b> They see the same carriers and use the same rules.{' '}
          <Link to={accountTabPath('users')} className={linkClass}>
            Users of your company
          </Link>
        </li>
      )}
    </ol>
  )
}

import { Fragment } from 'react'
import styles from './EmailText.module.css'

/** An address in the parts between which a line may break: after the @, and before a dot. */
const partsOf = (email: string): readonly string[] => email.split(/(?<=@)|(?=\.)/)

/** An e-mail address. In a narrow place it breaks after the @ or before a dot, and elsewhere only if it must. */
export const EmailText = ({ email }: { readonly email: string }) => {
  let from = 0
  return (
    <span className={styles['email']}>
      {partsOf(email).map(part => {
        const key = from
        from += part.length
        return (
          <Fragment key={key}>
            {key > 0 && <wbr />}
            {part}
          </Fragment>
        )
      })}
    </span>
  )
}

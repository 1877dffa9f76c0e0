import styles from './sections.module.css'

/** Why a part of a section is empty in a short profile. `what` begins the sentence: "Payments". */
export const FullProfileNote = ({ what }: { readonly what: string }) => (
  <p className={styles['none']}>{`${what} are in the full profile, which your account does not include.`}</p>
)

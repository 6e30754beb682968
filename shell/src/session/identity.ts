/** What the session needs of the identity SDK. */
export interface Identity {
  /** Exchanges a custom token for a session that the SDK keeps and renews. @throws NetworkError as `freshToken` */
  signIn: (customToken: string) => Promise<void>
  /**
   * Waits until the SDK has heard from another tab who signed in there, for a few seconds at most; says whether
   * it has.
   */
  follow: (userId: string) => Promise<boolean>
  /**
   * A fresh ID token, or null when nobody is signed in any more.
   * @throws NetworkError when the provider cannot be asked, which says nothing of the session.
   */
  freshToken: () => Promise<string | null>
  /** The stored ID token where it has not run out, for when there is no fresh one. @throws as `freshToken` */
  keptToken: () => Promise<string | null>
  signOut: () => Promise<void>
}

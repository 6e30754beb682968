/** What the session needs from the identity SDK. */
export interface IdentitySdk {
  /**
   * Exchanges a custom token for a session that the SDK renews, and stores if the browser has room for it; else it lasts as
   * long as the page.
   * @throws NetworkError like `freshToken`
   */
  signIn: (customToken: string, isStored: boolean) => Promise<void>
  /** Waits a few seconds at most until the SDK has received another tab's login; returns whether it has. */
  follow: (userId: string) => Promise<boolean>
  /**
   * Returns a fresh ID token, or null when nobody is signed in any more.
   * @throws NetworkError when the provider can't be reached, which does not mean that the session has ended
   */
  freshToken: () => Promise<string | null>
  /**
   * Returns the stored ID token if it has not expired, for use when there is no fresh one.
   * @throws like `freshToken`
   */
  keptToken: () => Promise<string | null>
  signOut: () => Promise<void>
}

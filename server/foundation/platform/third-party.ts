/** Third-party software inside the executable. */
export type ThirdParty = { readonly name: string; readonly version: string; readonly license: string; readonly text: string }

export type ThirdPartyBuild = {
  readonly thirdParty: readonly ThirdParty[]
  /** All notices as one readable text. */
  readonly notices: string
}

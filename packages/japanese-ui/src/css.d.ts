/** Style sheets are imported for their effect; the bundler puts them beside the code that needs them. */
declare module '*.css'

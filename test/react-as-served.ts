// The screens drawn by the React that people get: the other one looks for mistakes at every step and is several times slower.
import process from 'node:process'

const env = process.env.NODE_ENV
process.env.NODE_ENV = 'production'
await import('react')
await import('react/jsx-runtime')
await import('react-dom')
await import('react-dom/server')
if (env !== undefined) process.env.NODE_ENV = env

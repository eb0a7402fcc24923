/** @type {import('next').NextConfig} */
export default {
  output: 'standalone',
  outputFileTracingRoot: import.meta.dirname,
  turbopack: { root: import.meta.dirname },
  // As the other servers of the benchmark.
  compress: false,
  poweredByHeader: false,
};

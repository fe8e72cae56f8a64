declare module 'echarts/dist/echarts.min.js' {
  const library: typeof import('echarts');
  export default library;
}

// How many iterations a CPU second boardgame.io's MCTSBot makes on tic-tac-toe: prints the median of seven thoughts.
const { InitializeGame } = require('boardgame.io/internal');
const { MCTSBot } = require('boardgame.io/ai');
const { make } = require('./bgio_game.js');
const ITERATIONS = 1000;
(async () => {
  const game = make(false);
  const rates = [];
  for (let seed = 0; seed < 7; seed++) {
    const bot = new MCTSBot({ game, enumerate: game.ai.enumerate, seed: String(seed), iterations: ITERATIONS, playoutDepth: 50 });
    const began = process.cpuUsage();
    await bot.play(InitializeGame({ game }), '0');
    const spent = process.cpuUsage(began);
    rates.push(ITERATIONS / ((spent.user + spent.system) / 1e6));
  }
  console.log(rates.sort((a, b) => a - b)[3]);
})();
